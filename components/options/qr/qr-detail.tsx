import { AccountReadPart } from '@/components/account/account-read-part';
import { useAccountRead } from '@/components/account/use-account-read';
import { Cell } from '@/components/resource/list/cell';
import { truncated, isOpenable } from '@/components/resource/place';
import type { DetailProps, ResourceParts } from '@/components/resource/resource';
import { Button, ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { type QrRow, qrCodes } from '@/lib/resources/qr-codes';

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
          <h2 id="qr-picture-title">Picture</h2>
          {shown.link === null ? (
            <p>The service tells no link of this code, so there is no picture.</p>
          ) : (
            <SavedPicture
              key={shown.link}
              link={shown.link}
              name={truncated(qrCodes.nameOf(shown))}
              counted={counted}
              services={services}
            />
          )}
        </section>
        <section class="section" aria-labelledby="qr-facts-title">
          <h2 id="qr-facts-title">About this code</h2>
          <QrFacts row={shown} />
        </section>
      </div>
      <section class="section" aria-labelledby="qr-statistics-title">
        <div class="qr-title">
          <h2 id="qr-statistics-title">Statistics</h2>
          {read.state === 'ready' ? (
            <Button busy={read.refreshing} onClick={read.reload}>
              Refresh
            </Button>
          ) : null}
        </div>
        <AccountReadPart read={read} what="the statistics">
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
const facts = qrCodes.columns.filter(({ heading }) => heading !== 'Name');

/** What the list tells about a code, and its public link to be taken along. */
function QrFacts({ row }: { row: QrRow }) {
  const { link } = row;
  return (
    <>
      <dl class="facts">
        {facts.map((column) => (
          <div key={column.heading} class="fact">
            <dt>{column.heading}</dt>
            <dd>
              <Cell column={column} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      {link !== null && isOpenable(link) ? (
        <CopyButton text={link}>
          <ButtonLink href={link}>Open</ButtonLink>
        </CopyButton>
      ) : null}
    </>
  );
}

/** What a QR code has on its screen besides a list and a form. */
export const qrCodeParts: ResourceParts<QrRow> = { Detail: QrDetail, FormAside: QrPreview };
