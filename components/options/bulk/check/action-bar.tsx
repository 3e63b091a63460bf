import { useEffect, useState } from 'preact/hooks';

import type { BulkStart, BulkDraftState } from '@/components/options/bulk/draft';
import { isReadable } from '@/components/options/bulk/read-text';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { useServices } from '@/components/ui/services';
import type { BulkRequests } from '@/lib/model/run';
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
export function ActionBar({ draftState, list, beginning }: ActionBarProps) {
  const { draft, change } = draftState;
  const { read, plan } = list;
  const { isReviewing } = draft;
  return (
    <div class="bulk-bar">
      <p class="bulk-sum" role="status">
        <Sum list={list} reuse={draft.reuse} />
      </p>
      <div class="section-actions">
        {isReviewing ? (
          <>
            <Button variant="ghost" onClick={() => change({ isReviewing: false })}>
              {t('bulk_back')}
            </Button>
            <StartButton list={list} plan={plan} reuse={draft.reuse} beginning={beginning} />
          </>
        ) : (
          <Button
            key="review"
            variant="primary"
            disabled={!isReadable(read.text)}
            onClick={() => change({ isReviewing: true })}
          >
            {t('bulk_to_review')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Why it did not begin. */
export function StartFailure({ beginning, list }: Pick<ActionBarProps, 'beginning' | 'list'>) {
  const { error, isPending, run } = beginning;
  const retry = () => void run(list.plan?.rows ?? []);
  return error === null ? null : <Failure error={error} retry={retry} busy={isPending} />;
}

interface StartButtonProps {
  list: ListCheck;
  plan: BulkPlan | null;
  reuse: boolean;
  beginning: BulkStart;
}

/** Begins. The second click of a double click on what stood in its place does not. */
function StartButton({ list, plan, reuse, beginning }: StartButtonProps) {
  const rows = plan?.rows ?? [];
  const fresh = plan === null ? 0 : rows.length - reusedIn(plan, reuse);
  return (
    <Button
      key="start"
      variant="primary"
      busy={beginning.isPending}
      disabled={waitText(list) !== null || rows.length === 0}
      onClick={({ detail }) => {
        if (detail <= 1) void beginning.run(rows);
      }}
    >
      {fresh === 0 ? t('bulk_start_none') : plural('bulk_start', fresh)}
    </Button>
  );
}

/** The first of the facts in strong words, as it is what matters. */
function Sum({ list, reuse }: { list: ListCheck; reuse: boolean }) {
  const wait = waitText(list);
  const time = useExpectedTime(list.plan === null ? nothing : requestsOf(list.plan, reuse));
  if (wait !== null || list.plan === null) return <>{wait}</>;
  const [ready = '', ...others] = sumOf(list.plan, reuse);
  const text = factsText([ready, ...others, time]);
  return (
    <>
      <strong>{ready}</strong>
      {text.slice(ready.length)}
    </>
  );
}

const nothing: BulkRequests = { links: 0, filings: 0 };

function requestsOf(plan: BulkPlan, reuse: boolean): BulkRequests {
  const { rows } = plan;
  const folders = rows.flatMap(({ campaign, channel }) => [campaign, channel]);
  return {
    links: rows.length - reusedIn(plan, reuse),
    filings: folders.filter((folder) => folder !== null).length,
  };
}

/** How long they will take, for people; blank where nobody can tell. */
function useExpectedTime({ links, filings }: BulkRequests): string {
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

/** Rows that are skipped are named as such, whatever the reason. */
function sumOf(plan: BulkPlan, reuse: boolean): string[] {
  const { rows, bad, duplicates, overLimit } = plan;
  const taken = new Set(rows);
  const out = bad + overLimit + duplicates.filter(({ input }) => !taken.has(input)).length;
  const reused = reusedIn(plan, reuse);
  const fresh = rows.length - reused;
  return [
    fresh === 0 ? t('bulk_ready_none') : plural('bulk_ready', fresh),
    reused === 0 ? '' : plural('bulk_reused', reused),
    out === 0 ? '' : plural('bulk_skipped', out),
  ];
}

const reusedIn = ({ existing }: BulkPlan, reuse: boolean): number => (reuse ? existing.length : 0);

/** What the check waits for, for people; null when it is done. */
function waitText({ read, awaited, isDone }: ListCheck): string | null {
  if (read.isReading) return t('bulk_reading');
  if (awaited !== null) return t(awaited === 'waiting' ? 'bulk_waiting' : 'bulk_lists_loading');
  return isDone || read.isFailed ? null : t('bulk_checking');
}
