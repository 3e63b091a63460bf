import type { BulkStart, BulkDraftState } from '@/components/options/bulk/draft';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { factsText } from '@/lib/texts/format';
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
  const { read, plan } = list;
  const { isReviewing } = draft;
  const isTooLong = read.text?.kind === 'tooLong';
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
            disabled={isTooLong}
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
  return error === null ? null : (
    <ErrorNotice error={error} remedies={{ retry }} busy={isPending} />
  );
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
  if (wait !== null || list.plan === null) return <>{wait}</>;
  const [ready = '', ...others] = sumOf(list.plan, reuse);
  const text = factsText([ready, ...others]);
  return (
    <>
      <strong>{ready}</strong>
      {text.slice(ready.length)}
    </>
  );
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
