import { isOpenable } from '@/components/resource/is-openable';
import { Cell } from '@/components/resource/list/cell';
import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/ui/copy-button';
import { type QrRow, qrCodes } from '@/lib/resources/qr-codes';

/** The name stands over the page already. */
const facts = qrCodes.columns.filter(({ heading }) => heading !== 'Name');

/** What the list tells about a code, and its public link to be taken along. */
export function QrFacts({ row }: { row: QrRow }) {
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
