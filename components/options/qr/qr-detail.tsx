import { ExternalLink, FolderPlus, RefreshCw } from 'lucide';
import { useState } from 'preact/hooks';

import { FolderPicker } from '@/components/link/filing/folder-picker';
import { Statistics } from '@/components/options/statistics';
import { Cell } from '@/components/resource/list/cell';
import { isOpenable, rowName, truncated } from '@/components/resource/place';
import type { DetailProps, ResourceParts } from '@/components/resource/resource';
import { Button, ButtonLink, IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CopyButton } from '@/components/ui/copy';
import { ChangeStatus } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { Loaded } from '@/components/ui/loaded';
import { useServices } from '@/components/ui/services';
import { useAccountRead } from '@/components/ui/use-account-read';
import { useRequest } from '@/components/ui/use-request';
import type { Folder } from '@/lib/model/link';
import { type QrRow, qrCodes } from '@/lib/resources/qr-codes';
import { changedRow } from '@/lib/rules/list-rows';
import { t } from '@/lib/texts/translate';

import { keepColors } from './keep-colors';
import { QrPreview } from './preview';
import { SavedPicture } from './saved-picture';

import './qr.css';

/** The name stands over the page already. */
const facts = qrCodes.columns.filter(({ heading }) => heading !== 'common_name');

/** One code: its link, its picture, where it was scanned, and the channels it can be put into. */
export function QrDetail({ row }: DetailProps<QrRow>) {
  const read = useAccountRead('getQrCode', { id: row.id });
  const shown = read.state === 'ready' ? changedRow(row, {}, read.value) : row;
  const { link } = shown;
  const counted =
    read.state === 'ready' ? read.value.statistics !== null : read.state === 'failed' ? true : null;
  return (
    <div class="screen-columns qr-detail">
      <Card title={t('common_details')}>
        <dl class="facts">
          {facts.map((column) => (
            <div key={column.heading} class="fact">
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
      </Card>
      <Card title={t('common_qr_code')} class="qr-picture">
        {link === null ? (
          <p>{t('qr_codes_image_no_link')}</p>
        ) : (
          <SavedPicture
            key={link}
            id={row.id}
            link={link}
            name={truncated(rowName(qrCodes, shown))}
            counted={counted}
          />
        )}
      </Card>
      <Card
        title={t('statistics_title')}
        tool={
          read.state === 'ready' ? (
            <IconButton
              of={RefreshCw}
              label={t('common_refresh')}
              busy={read.refreshing}
              onClick={read.reload}
            />
          ) : null
        }
      >
        <Loaded of={read} failed="statistics_load_failed">
          {({ value: { statistics } }) =>
            statistics === null ? (
              <p class="screen-lead">{t('qr_codes_statistics_none')}</p>
            ) : (
              <Statistics statistics={statistics} empty={t('qr_codes_statistics_empty')} />
            )
          }
        </Loaded>
      </Card>
      <Card title={t('channels_title')}>
        <AddToChannel id={row.id} />
      </Card>
    </div>
  );
}

/** Puts the code into a channel, one at a time. The channels are asked for only when they are reached for. */
function AddToChannel({ id }: { id: string }) {
  const { account } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const [adding, setAdding] = useState<Folder | null>(null);
  const { state, isPending, run, retry } = useRequest(async ({ whenAllowed }, folder: Folder) => {
    setAdding(folder);
    const input = { channelid: folder.id, type: 'qr', itemid: id } as const;
    await whenAllowed(async () => account.change('assignChannelItem', input));
  });
  const channel = adding === null ? '' : truncated(adding.name);
  if (!isOpen) {
    return (
      <div class="section-actions">
        <Button class="button-small" onClick={() => setIsOpen(true)}>
          <Icon of={FolderPlus} />
          {t('link_filing_add_channel')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <FolderPicker kind="channel" busy={isPending} onAdd={(folder) => void run(folder)} />
      <p role="status">
        {state.state === 'pending' ? t('qr_codes_channels_adding', { channel }) : null}
        {state.state === 'done' ? t('qr_codes_channels_added', { channel }) : null}
      </p>
      <ChangeStatus
        change={state}
        failedTitle={t('qr_codes_channels_add_failed', { channel })}
        notInPlan="channels_not_in_plan"
        retry={retry}
      />
    </>
  );
}

/** What a QR code has on its screen besides a list and a form. */
export const qrCodeParts: ResourceParts<QrRow> = {
  Detail: QrDetail,
  FormAside: QrPreview,
  onSaved: keepColors,
};
