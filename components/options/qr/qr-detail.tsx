import { ExternalLink, FolderPlus, RefreshCw } from 'lucide';
import { useState } from 'preact/hooks';

import { FolderPicker } from '@/components/link/filing/folder-picker';
import { Statistics } from '@/components/options/statistics';
import { Cell } from '@/components/resource/list/cell';
import { isOpenable, shortRowName, truncated } from '@/components/resource/place';
import type { DetailProps, ResourceParts } from '@/components/resource/resource';
import { Button, ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy';
import { ChangeStatus } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { Loaded } from '@/components/ui/loaded';
import { useServices } from '@/components/ui/services';
import { useAccountRead, type AccountRead } from '@/components/ui/use-account-read';
import { useRequest } from '@/components/ui/use-request';
import type { Folder } from '@/lib/model/link';
import type { Output } from '@/lib/operations/operations';
import { type QrRow, qrCodes } from '@/lib/resources/qr-codes';
import { t } from '@/lib/texts/translate';

import { QrPreview } from './preview';
import { SavedPicture } from './saved-picture';

import './qr.css';

/** One code: its link, its picture, where it was scanned, and the channels it can be put into. */
export function QrDetail({ row }: DetailProps<QrRow>) {
  const read = useAccountRead('getQrCode', { id: row.id });
  const details = read.state === 'ready' ? read.value : null;
  const shown = details === null ? row : withDetails(row, details);
  const { link } = shown;
  const counted =
    details === null ? (read.state === 'failed' ? true : null) : details.statistics !== null;
  return (
    <div class="screen-columns qr-detail">
      <section class="card" aria-labelledby="qr-facts-title">
        <h2 id="qr-facts-title">{t('common_details')}</h2>
        <dl class="facts qr-facts">
          {facts.map((column) => (
            <div key={column.heading} class={`fact qr-fact-${column.kind}`}>
              <dt>{t(column.heading)}</dt>
              <dd>
                <Cell column={column} row={shown} />
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
      </section>
      <section class="card qr-picture" aria-labelledby="qr-picture-title">
        <h2 id="qr-picture-title">{t('common_qr_code')}</h2>
        {link === null ? (
          <p>{t('qr_codes_image_no_link')}</p>
        ) : (
          <SavedPicture
            key={link}
            link={link}
            name={shortRowName(qrCodes, shown)}
            counted={counted}
          />
        )}
      </section>
      <StatisticsCard read={read} />
      <AddToChannel id={row.id} />
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
            {t('common_refresh')}
          </Button>
        ) : null}
      </div>
      <Loaded of={read} failed="statistics_load_failed">
        {({ value: { statistics } }) =>
          statistics === null ? (
            <p class="screen-lead">{t('qr_codes_statistics_none')}</p>
          ) : (
            <Statistics statistics={statistics} empty={t('qr_codes_statistics_empty')} />
          )
        }
      </Loaded>
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
const facts = qrCodes.columns.filter(({ heading }) => heading !== 'common_name');

/** Puts the code into a channel, one at a time. The channels are asked for only when somebody reaches for them. */
function AddToChannel({ id }: { id: string }) {
  const { account } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const [adding, setAdding] = useState<Folder | null>(null);
  const { state: change, run: add } = useRequest(async ({ whenAllowed }, folder: Folder) => {
    setAdding(folder);
    const input = { channelid: folder.id, type: 'qr', itemid: id } as const;
    await whenAllowed(async () => account.change('assignChannelItem', input));
  });
  const channel = adding === null ? '' : truncated(adding.name);
  return (
    <section class="card" aria-labelledby="qr-channel-title">
      <h2 id="qr-channel-title">{t('channels_title')}</h2>
      {isOpen ? (
        <div class="qr-channel">
          <FolderPicker
            kind="channel"
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
      ) : (
        <div class="section-actions">
          <Button class="button-small" onClick={() => setIsOpen(true)}>
            <Icon of={FolderPlus} />
            {t('link_filing_add_channel')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What a QR code has on its screen besides a list and a form. */
export const qrCodeParts: ResourceParts<QrRow> = { Detail: QrDetail, FormAside: QrPreview };
