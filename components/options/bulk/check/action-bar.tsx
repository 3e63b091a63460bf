import { useEffect, useState } from 'preact/hooks';

import type { BulkStart, BulkDraftState } from '@/components/options/bulk/draft';
import { isReadable } from '@/components/options/bulk/read-text';
import { Button } from '@/components/ui/button';
import { useServices } from '@/components/ui/services';
import { factsText } from '@/lib/texts/format';
import { expectedTimeText } from '@/lib/texts/jobs';
import { plural, t } from '@/lib/texts/translate';

import type { BulkPlan } from './use-bulk-check';
import type { ListCheck } from './use-list-check';

interface ActionBarProps {
  draftState: BulkDraftState;
  list: ListCheck;
  beginning: BulkStart;
}

/** What the list comes to as it stands, and the way on, in sight wherever the page is scrolled to. */
export function ActionBar({ draftState: { draft, change }, list, beginning }: ActionBarProps) {
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
            {factsText([ready, ...otherFacts(list.plan, reused), time]).slice(ready.length)}
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

/** How long so many creates and filings will take; blank where that is unknown. */
function useExpectedTime(links: number, filings: number): string {
  const { send } = useServices();
  const [time, setTime] = useState<number | null>(null);
  useEffect(() => {
    let isOld = false;
    const take = (expected: number | null) => isOld || setTime(expected);
    if (links + filings === 0) take(null);
    // The list can be begun without it.
    else send('bulk.estimate', { links, filings }).then(take, () => take(null));
    return () => {
      isOld = true;
    };
  }, [send, links, filings]);
  return time === null ? '' : expectedTimeText(time);
}

/** Skipped rows count as such, whatever the reason. */
function otherFacts({ rows, bad, duplicates, overLimit }: BulkPlan, reused: number): string[] {
  const taken = new Set(rows);
  const skipped = bad + overLimit + duplicates.filter(({ input }) => !taken.has(input)).length;
  return [
    reused === 0 ? '' : plural('bulk_reused', reused),
    skipped === 0 ? '' : plural('bulk_skipped', skipped),
  ];
}

/** What the check waits for; null when it is done. */
function waitText({ read, awaited, isDone }: ListCheck): string | null {
  if (read.isReading) return t('bulk_reading');
  if (awaited !== null) return t(awaited === 'waiting' ? 'bulk_waiting' : 'bulk_lists_loading');
  return isDone || read.isFailed ? null : t('bulk_checking');
}
