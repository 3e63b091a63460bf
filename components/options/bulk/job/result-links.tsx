import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'preact/hooks';

import { type RowWithLink, hasLink } from '@/components/options/bulk/results';
import { shortName } from '@/components/options/links/link-text';
import { Button, IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { copyOutcomeText, useCopy } from '@/components/ui/copy';
import { Failure } from '@/components/ui/failure';
import { useServices } from '@/components/ui/services';
import { ShortUrl } from '@/components/ui/short-url';
import { useRequest } from '@/components/ui/use-request';
import type { Bulk } from '@/lib/model/run';
import { plural, t } from '@/lib/texts/translate';

import { linksToCopy } from './use-export-results';

import '@/components/ui/rows.css';

/** How many links are listed at first, and how many more each time. */
const pieceSize = 50;

/** The links that there are now, in the order of their rows, a piece at a time. */
export function ResultLinks({ job }: { job: Bulk }) {
  const { links, isMore, isPending, error, more } = useResultLinks(job);
  const total = job.made + job.existing;
  const { last, copyLinks } = useCopy();
  if (total === 0) return null;
  return (
    <Card
      title={t('links_title')}
      tool={
        <p class="bulk-value" role="status">
          {copyOutcomeText(last.outcome)}
        </p>
      }
    >
      <ul class="rows">
        {links.map((result) => {
          const id = String(result.line);
          return (
            <li key={id} class="row">
              <a href={result.shortUrl} target="_blank" rel="noreferrer" dir="ltr">
                <ShortUrl url={result.shortUrl} />
              </a>
              <span class="row-about" dir="ltr" title={result.url}>
                {result.url}
              </span>
              <IconButton
                of={last.outcome === 'copied' && last.id === id ? Check : Copy}
                label={t('omnibox_copy', { link: shortName(result) })}
                onClick={() => void copyLinks(linksToCopy([result], job), { id })}
              />
            </li>
          );
        })}
      </ul>
      {error === null ? null : <Failure error={error} retry={more} busy={isPending} />}
      {error === null && isMore && links.length > 0 ? (
        <div class="section-actions">
          <Button busy={isPending} onClick={more}>
            {t('bulk_show_more')}
          </Button>
          <p class="bulk-value">{plural('bulk_rows_shown', total, { shown: links.length })}</p>
        </div>
      ) : null}
    </Card>
  );
}

/** The links of a job, as far as they were asked for. */
function useResultLinks({ id, total }: Bulk) {
  const { send } = useServices();
  const [links, setLinks] = useState<readonly RowWithLink[]>([]);
  /** The place of the first row that was not looked at yet. */
  const [next, setNext] = useState(0);
  const { isPending, error, run } = useRequest(async ({ signal }) => {
    const piece: RowWithLink[] = [];
    let from = next;
    while (piece.length < pieceSize && from < total) {
      const rows = await send('bulk.results', { id, from, count: pieceSize });
      piece.push(...rows.filter(hasLink));
      from = rows.length === 0 ? total : from + rows.length;
    }
    if (signal.aborted) return;
    setNext(from);
    setLinks((before) => [...before, ...piece]);
  });
  const more = () => void run();
  useEffect(() => void run(), [run]);
  return { links, isMore: next < total, isPending, error, more };
}
