import type { BulkStart, BulkDraftState } from '@/components/options/bulk/draft';
import type { BulkText } from '@/components/options/bulk/read-text';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { Choice, ChoiceGroup } from '@/components/ui/choice';
import { ErrorNotice } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import { maxTextLength } from '@/lib/rules/bytes';
import { mostBulkRows } from '@/lib/rules/job';
import { factsText } from '@/lib/texts/list';
import { plural, t } from '@/lib/texts/translate';

import type { BulkPlan } from './plan';
import { ProblemRows, DuplicateRows } from './rows';
import type { ListCheck } from './use-list-check';

interface CheckPartProps {
  services: OptionsServices;
  draftState: BulkDraftState;
  list: ListCheck;
  beginning: BulkStart;
}

/** What would be made of the list, what not and why, and the button that begins. */
export function CheckPart({ services, draftState, list, beginning }: CheckPartProps) {
  const { read, check, plan } = list;
  const wait = waitText(list);
  const rows = plan?.rows ?? [];
  const begin = () => void beginning.run(rows);
  return (
    <section class="section bulk-check" aria-labelledby="many-check">
      <h2 id="many-check">{t('bulk_review')}</h2>
      <p class="bulk-summary" role="status">
        {wait ?? (plan === null ? '' : summaryOf(plan))}
      </p>
      <ReadNotice text={read.text} />
      {plan === null || check === null ? null : (
        <>
          <TooManyRows overLimit={plan.overLimit} />
          <ProblemRows services={services} plan={plan} />
          <DuplicateRows draftState={draftState} plan={plan} />
          <ExistingLinks draftState={draftState} plan={plan} />
          <BulkOptionsPart draftState={draftState} tracking={check.checked.tracking} />
          <UnfiledRows count={check.checked.unfiled} />
        </>
      )}
      {beginning.error === null ? null : (
        <ErrorNotice
          error={beginning.error}
          remedies={{ retry: begin }}
          busy={beginning.isPending}
        />
      )}
      <div class="section-actions">
        <Button
          variant="primary"
          busy={beginning.isPending}
          disabled={wait !== null || rows.length === 0}
          onClick={begin}
        >
          {rows.length === 0 ? t('bulk_start_none') : plural('bulk_start', rows.length)}
        </Button>
      </div>
    </section>
  );
}

/** Rows that are skipped are named as such, whatever the reason. */
function summaryOf({ rows, bad, duplicates, overLimit }: BulkPlan): string {
  const taken = new Set(rows);
  const out = bad + overLimit + duplicates.filter(({ input }) => !taken.has(input)).length;
  return factsText([
    rows.length === 0 ? t('bulk_ready_none') : plural('bulk_ready', rows.length),
    out === 0 ? '' : plural('bulk_skipped', out),
  ]);
}

interface ExistingLinksProps {
  draftState: BulkDraftState;
  plan: BulkPlan;
}

/** Pages that have a link already: whether they get that one. */
function ExistingLinks({ draftState: { draft, change }, plan: { existing } }: ExistingLinksProps) {
  if (existing === 0) return null;
  return (
    <ChoiceGroup
      legend={plural('bulk_pages_known', existing)}
      value={draft.reuse ? 'reuse' : 'new'}
      choices={[
        {
          value: 'reuse',
          text: t('bulk_reuse'),
          means: t('bulk_reuse_means'),
        },
        { value: 'new', text: t('bulk_reuse_not'), means: t('bulk_reuse_not_means') },
      ]}
      onChange={(value) => change({ reuse: value === 'reuse' })}
    />
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
function UnfiledRows({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t('bulk_unfiled_title')}>
      {plural('bulk_unfiled', count)}
    </Notice>
  );
}

/** What was not easy to read in the list. */
function ReadNotice({ text }: { text: BulkText | null }) {
  if (text?.kind === 'tooLong') {
    return <Notice tone="error">{t('bulk_too_long', { size: maxTextLength })}</Notice>;
  }
  if (text?.kind === 'list' && text.linesWithout > 0) {
    return <p class="screen-lead">{plural('bulk_lines_without', text.linesWithout)}</p>;
  }
  if (text?.kind !== 'table' || text.badQuote === null) return null;
  return (
    <Notice tone="warning" title={t('bulk_quote_title', { line: text.badQuote })}>
      {t('bulk_quote')}
    </Notice>
  );
}

/** What the check waits for, for people; null when it is done. */
function waitText({ read, lists, isDone }: ListCheck): string | null {
  if (read.isReading) return t('bulk_reading');
  const states = new Set(Object.values(lists).map(({ state }) => state));
  if (states.has('waiting')) return t('bulk_waiting');
  if (states.has('pending')) return t('bulk_lists_loading');
  return isDone || read.isFailed ? null : t('bulk_checking');
}
