import type { BulkDraftState } from '@/components/options/bulk/draft';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { mostBulkRows } from '@/lib/rules/job';
import { plural, t } from '@/lib/texts/translate';

import { DuplicateRows, ExistingLinks, ProblemRows, ReadyRows } from './rows';
import type { ListCheck } from './use-list-check';

interface CheckPartProps {
  draftState: BulkDraftState;
  list: ListCheck;
}

/** What would be made of the list, what not and why, and what is decided about it. */
export function CheckPart({ draftState, list: { check, plan, retry } }: CheckPartProps) {
  if (plan === null || check === null) return null;
  return (
    <>
      <TooManyRows overLimit={plan.overLimit} />
      <UnfiledRows count={check.checked.unfiled} retry={retry} />
      <section class="bulk-card" aria-labelledby="bulk-check">
        <h2 id="bulk-check" class="bulk-card-row">
          {t('bulk_review')}
        </h2>
        <ReadyRows draftState={draftState} plan={plan} />
        <ProblemRows plan={plan} />
        <DuplicateRows draftState={draftState} plan={plan} />
        <ExistingLinks draftState={draftState} plan={plan} />
      </section>
      <BulkOptionsPart draftState={draftState} tracking={check.checked.tracking} />
    </>
  );
}

interface BulkOptionsPartProps {
  draftState: BulkDraftState;
  /** How many rows have tracking parameters. */
  tracking: number;
}

/** How the links are made. */
function BulkOptionsPart({ draftState: { draft, change }, tracking }: BulkOptionsPartProps) {
  return (
    <div class="choices">
      <Choice
        type="switch"
        text={t('bulk_own_aliases')}
        means={t(draft.ownParts ? 'bulk_own_aliases_on' : 'bulk_own_aliases_off')}
        checked={draft.ownParts}
        onChange={(ownParts) => change({ ownParts })}
      />
      {tracking === 0 ? null : (
        <Choice
          type="switch"
          text={t('bulk_tracking')}
          means={plural('bulk_tracking_means', tracking)}
          checked={draft.strips}
          onChange={(strips) => change({ strips })}
        />
      )}
    </div>
  );
}

/** More than one job takes. */
function TooManyRows({ overLimit }: { overLimit: number }) {
  if (overLimit === 0) return null;
  return (
    <Notice tone="warning" title={t('bulk_limit_title', { max: mostBulkRows })}>
      {plural('bulk_limit', overLimit)}
    </Notice>
  );
}

/** Rows that name a campaign or channel that nobody can look up. */
function UnfiledRows({ count, retry }: { count: number; retry: ListCheck['retry'] }) {
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      title={t('bulk_unfiled_title')}
      actions={
        retry === null ? undefined : <Button onClick={retry}>{t('common_try_again')}</Button>
      }
    >
      {plural('bulk_unfiled', count)}
    </Notice>
  );
}
