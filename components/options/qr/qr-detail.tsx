import { AccountReadPart } from '@/components/account/account-read-part';
import { useAccountRead } from '@/components/account/use-account-read';
import { Cell } from '@/components/resource/list/cell';
import { isOpenable, shortRowName } from '@/components/resource/place';
import type { DetailProps, ResourceParts } from '@/components/resource/resource';
import { Button, ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { type QrRow, qrCodes } from '@/lib/resources/qr-codes';
import { t } from '@/lib/texts/translate';

import { AddToChannel } from './add-to-channel';
import { QrPreview } from './preview';
import { SavedPicture } from './saved-picture';
import { QrStatistics } from './statistics';

import './qr.css';

/** One code: its link, its picture, where it was scanned, and the channels it can be put into. */
export function QrDetail({ row, services }: DetailProps<QrRow>) {
  const read = useAccountRead(services.account, 'getQrCode', { id: row.id });
  const details = read.state === 'ready' ? read.value : null;
  const shown = details === null ? row : withDetails(row, details);
  const counted =
    details === null ? (read.state === 'failed' ? true : null) : details.statistics !== null;
  return (
    <div class="qr-detail">
      <div class="qr-head">
        <section class="section" aria-labelledby="qr-picture-title">
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
        <section class="section" aria-labelledby="qr-facts-title">
          <h2 id="qr-facts-title">{t('qr_codes_facts_title')}</h2>
          <QrFacts row={shown} />
        </section>
      </div>
      <section class="section" aria-labelledby="qr-statistics-title">
        <div class="qr-title">
          <h2 id="qr-statistics-title">{t('qr_codes_statistics_title')}</h2>
          {read.state === 'ready' ? (
            <Button busy={read.refreshing} onClick={read.reload}>
              {t('list_refresh')}
            </Button>
          ) : null}
        </div>
        <AccountReadPart
          read={read}
          loading="qr_codes_statistics_loading"
          failed="qr_codes_statistics_load_failed"
        >
          {({ value }) => <QrStatistics statistics={value.statistics} />}
        </AccountReadPart>
      </section>
      <AddToChannel id={row.id} account={services.account} />
    </div>
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
      <dl class="facts">
        {facts.map((column) => (
          <div key={column.heading} class="fact">
            <dt>{t(column.heading)}</dt>
            <dd>
              <Cell column={column} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      {link !== null && isOpenable(link) ? (
        <CopyButton text={link}>
          <ButtonLink href={link}>{t('common_open')}</ButtonLink>
        </CopyButton>
      ) : null}
    </>
  );
}

/** What a QR code has on its screen besides a list and a form. */
export const qrCodeParts: ResourceParts<QrRow> = { Detail: QrDetail, FormAside: QrPreview };
