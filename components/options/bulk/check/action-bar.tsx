import { useCallback } from 'preact/hooks';

import type { NewListState } from '@/components/options/bulk/new/use-new-list';
import { goneIn, isReadable } from '@/components/options/bulk/read-text';
import { Button } from '@/components/ui/button';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { factsText } from '@/lib/texts/format';
import { expectedTimeText } from '@/lib/texts/jobs';
import { plural, t } from '@/lib/texts/translate';

import type { BulkPlan } from './plan';

/** What the list comes to as it stands, and the way on, in sight wherever the page is scrolled to. */
export function ActionBar({ draft, change, beginning, ...list }: NewListState) {
  const rows = list.plan?.rows ?? [];
  const reused = draft.reuse ? (list.plan?.existing.length ?? 0) : 0;
  const fresh = rows.length - reused;
  const folders = rows.flatMap(({ campaign, channel }) => [campaign, channel]);
  const time = useExpectedTime(fresh, folders.filter((folder) => folder !== null).length);
  const wait = waitText(list);
  const ready = fresh === 0 ? t('bulk_ready_none') : plural('bulk_ready', fresh);
  return (
    <div class="bulk-bar">
      <p class="bulk-sum" role="status">
        {wait !== null || list.plan === null ? (
          wait
        ) : (
          <>
            <strong>{ready}</strong>
            {factsText([ready, ...otherFacts(list, list.plan, reused), time]).slice(ready.length)}
          </>
        )}
      </p>
      <div class="section-actions">
        {draft.isReviewing ? (
          <>
            <Button variant="ghost" onClick={() => change({ isReviewing: false })}>
              {t('bulk_back')}
            </Button>
            <Button
              key="start"
              variant="primary"
              busy={beginning.isPending}
              disabled={wait !== null || rows.length === 0}
              // The second click of a double click on what stood here before begins nothing.
              onClick={({ detail }) => detail <= 1 && void beginning.run(rows)}
            >
              {fresh === 0 ? t('form_submit') : plural('bulk_start', fresh)}
            </Button>
          </>
        ) : (
          <Button
            key="review"
            variant="primary"
            disabled={!isReadable(list.read.text)}
            onClick={() => change({ isReviewing: true })}
          >
            {t('bulk_to_review')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** How long so many creates and filings will take; blank where that is unknown, as the list can be begun without it. */
function useExpectedTime(links: number, filings: number): string {
  const { send } = useServices();
  const load = useCallback(
    async () => (links + filings === 0 ? null : send('bulk.estimate', { links, filings })),
    [send, links, filings],
  );
  const time = useLoaded(load);
  return time.state === 'ready' && time.value !== null ? expectedTimeText(time.value) : '';
}

/** Skipped rows count as such, whatever the reason. */
function otherFacts(
  { read }: Pick<NewListState, 'read'>,
  { rows, bad, duplicates, taken, overLimit }: BulkPlan,
  reused: number,
): string[] {
  const made = new Set(rows);
  const left = [...duplicates, ...taken].filter(({ input }) => !made.has(input)).length;
  const skipped = bad + overLimit + left + goneIn(read.text).length;
  return [
    reused === 0 ? '' : plural('bulk_reused', reused),
    skipped === 0 ? '' : plural('bulk_skipped', skipped),
  ];
}

/** What the check waits for; null when it is done. */
function waitText({
  read,
  awaited,
  isDone,
}: Pick<NewListState, 'read' | 'awaited' | 'isDone'>): string | null {
  if (read.isReading) return t('bulk_reading');
  if (awaited !== undefined)
    return t(awaited === 'waiting' ? 'bulk_waiting' : 'bulk_lists_loading');
  return isDone || read.isFailed ? null : t('bulk_checking');
}
