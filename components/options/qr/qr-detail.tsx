import { ExternalLink, FolderPlus, RefreshCw } from 'lucide';
import { useState } from 'preact/hooks';

import { AccountReadPart, ChangeStatus } from '@/components/account/account-read-part';
import { type AccountRead, useAccountRead } from '@/components/account/use-account-read';
import { FolderPicker } from '@/components/filing/folder-picker';
import { CopyButton } from '@/components/options/copy-button';
import { Statistics } from '@/components/options/statistics';
import { Cell } from '@/components/resource/list/cell';
import { isOpenable, shortRowName, truncated } from '@/components/resource/place';
import type { DetailProps, ResourceParts } from '@/components/resource/resource';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useRequest } from '@/components/ui/use-request';
import type { AccountClient } from '@/lib/messages/client';
import type { Folder } from '@/lib/model/link';
import type { Output } from '@/lib/operations/operations';
import { type QrRow, qrCodes } from '@/lib/resources/qr-codes';
import { t } from '@/lib/texts/translate';

import { QrPreview } from './preview';
import { SavedPicture } from './saved-picture';

import './qr.css';

/** One code: its link, its picture, where it was scanned, and the channels it can be put into. */
export function QrDetail({ row, services }: DetailProps<QrRow>) {
  const read = useAccountRead(services.account, 'getQrCode', { id: row.id });
  const details = read.state === 'ready' ? read.value : null;
  const shown = details === null ? row : withDetails(row, details);
  const counted =
    details === null ? (read.state === 'failed' ? true : null) : details.statistics !== null;
  return (
    <div class="screen-columns qr-detail">
      <section class="card" aria-labelledby="qr-facts-title">
        <h2 id="qr-facts-title">{t('qr_codes_facts_title')}</h2>
        <QrFacts row={shown} />
      </section>
      <section class="card qr-picture" aria-labelledby="qr-picture-title">
        <h2 id="qr-picture-title">{t('qr_codes_image_title')}</h2>
        {shown.link === null ? (
          <p>{t('qr_codes_image_no_link')}</p>
        ) : (
          <SavedPicture
            key={shown.link}
            link={shown.link}
            name={shortRowName(qrCodes, shown)}
            counted={counted}
            services={services}
          />
        )}
      </section>
      <StatisticsCard read={read} />
      <AddToChannel id={row.id} account={services.account} />
    </div>
  );
}

function StatisticsCard({ read }: { read: AccountRead<Output<'getQrCode'>> }) {
  return (
    <section class="card" aria-labelledby="qr-statistics-title">
      <div class="qr-title">
        <h2 id="qr-statistics-title">{t('statistics_title')}</h2>
        {read.state === 'ready' ? (
          <Button class="button-small" variant="ghost" busy={read.refreshing} onClick={read.reload}>
            <Icon of={RefreshCw} />
            {t('list_refresh')}
          </Button>
        ) : null}
      </div>
      <AccountReadPart read={read} loading="statistics_loading" failed="statistics_load_failed">
        {({ value: { statistics } }) =>
          statistics === null ? (
            <p class="screen-lead">{t('qr_codes_statistics_none')}</p>
          ) : (
            <Statistics statistics={statistics} empty={t('qr_codes_statistics_empty')} />
          )
        }
      </AccountReadPart>
    </section>
  );
}

type Details = Pick<QrRow, 'name' | 'link' | 'scans' | 'date'>;

/** The newer of the two; what it does not tell stays as the list has it. */
function withDetails(row: QrRow, { name, link, scans, date }: Details): QrRow {
  return {
    id: row.id,
    name: name === '' ? row.name : name,
    link: link ?? row.link,
    scans: scans ?? row.scans,
    date: date ?? row.date,
  };
}

/** The name stands over the page already. */
const facts = qrCodes.columns.filter(({ heading }) => heading !== 'qr_codes_name');

/** What the list tells about a code, and its public link to be taken along. */
function QrFacts({ row }: { row: QrRow }) {
  const { link } = row;
  return (
    <>
      <dl class="facts qr-facts">
        {facts.map((column) => (
          <div key={column.heading} class={`fact qr-fact-${column.kind}`}>
            <dt>{t(column.heading)}</dt>
            <dd>
              <Cell column={column} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      {link !== null && isOpenable(link) ? (
        <CopyButton text={link}>
          <ButtonLink href={link}>
            <Icon of={ExternalLink} isDirectional />
            {t('common_open')}
          </ButtonLink>
        </CopyButton>
      ) : null}
    </>
  );
}

interface AddToChannelProps {
  id: string;
  account: AccountClient;
}

/** Puts the code into a channel. The channels are asked for only when somebody reaches for them. */
function AddToChannel({ id, account }: AddToChannelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section class="card" aria-labelledby="qr-channel-title">
      <h2 id="qr-channel-title">{t('qr_codes_channels_title')}</h2>
      {isOpen ? (
        <ChannelChoice id={id} account={account} />
      ) : (
        <div class="section-actions">
          <Button class="button-small" onClick={() => setIsOpen(true)}>
            <Icon of={FolderPlus} />
            {t('qr_codes_channels_add')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ChannelChoiceProps {
  /** The QR code's number. */
  id: string;
  account: AccountClient;
}

/** A choice of the account's channels, and adding the code to one of them. */
function ChannelChoice({ id, account }: ChannelChoiceProps) {
  const { change, adding, add } = useAssignment(id, account);
  const channel = adding === null ? '' : truncated(adding.name);
  return (
    <div class="qr-channel">
      <FolderPicker
        kind="channel"
        account={account}
        busy={change.state === 'pending'}
        onAdd={(folder) => void add(folder)}
      />
      <p role="status">
        {change.state === 'pending' ? t('qr_codes_channels_adding', { channel }) : null}
        {change.state === 'done' ? t('qr_codes_channels_added', { channel }) : null}
      </p>
      <ChangeStatus
        change={change}
        failedTitle={t('qr_codes_channels_add_failed', { channel })}
        notInPlan="channels_not_in_plan"
        retry={() => adding && void add(adding)}
      />
    </div>
  );
}

/** Adds the code to channels, one at a time. */
function useAssignment(itemid: string, account: AccountClient) {
  const [adding, setAdding] = useState<Folder | null>(null);
  const { state: change, run: add } = useRequest(async ({ whenAllowed }, channel: Folder) => {
    setAdding(channel);
    const input = { channelid: channel.id, type: 'qr', itemid } as const;
    await whenAllowed(async () => account.change('assignChannelItem', input));
  });
  return { change, adding, add };
}

/** What a QR code has on its screen besides a list and a form. */
export const qrCodeParts: ResourceParts<QrRow> = { Detail: QrDetail, FormAside: QrPreview };
