import type { NewListState } from '@/components/options/bulk/new/use-new-list';
import { RowList, lineText } from '@/components/options/bulk/row-list';
import { csvFile } from '@/components/options/csv-file';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { Switch } from '@/components/ui/switch';
import { mostBulkRows } from '@/lib/rules/job';
import type { BulkProblem } from '@/lib/runs/input/check-row';
import { problemSentence } from '@/lib/texts/problems';
import { plural, t } from '@/lib/texts/translate';

import { ExportGroups } from './export-groups';
import type { Mend } from './mend';
import { MendField } from './mend-field';
import type { BulkPlan } from './plan';

/** What would be made of the list, what not and why, and what is decided about it. */
export function CheckPart(props: NewListState) {
  const { draft, change, check, plan, retry } = props;
  if (plan === null || check === null) return null;
  const { tracking, unfiled } = check.checked;
  return (
    <>
      {plan.overLimit === 0 ? null : (
        <Notice tone="warning" title={t('bulk_limit_title', { max: mostBulkRows })}>
          {plural('bulk_limit', plan.overLimit)}
        </Notice>
      )}
      {unfiled === 0 ? null : (
        <Notice
          tone="warning"
          title={t('bulk_unfiled_title')}
          actions={
            retry === null ? undefined : <Button onClick={retry}>{t('common_try_again')}</Button>
          }
        >
          {plural('bulk_unfiled', unfiled)}
        </Notice>
      )}
      <section class="bulk-card" aria-labelledby="bulk-check">
        <h2 id="bulk-check" class="bulk-card-row">
          {t('bulk_review')}
        </h2>
        <ReviewGroups {...props} plan={plan} />
        <ExportGroups {...props} plan={plan} />
      </section>
      {tracking === 0 ? null : (
        <div class="choices">
          <Choice
            type="switch"
            text={t('bulk_tracking')}
            means={plural('bulk_tracking_means', tracking)}
            checked={draft.strips}
            onChange={(strips) => change({ strips })}
          />
        </div>
      )}
    </>
  );
}

/** The rows of a list by what becomes of them, each group with what is decided about it. */
function ReviewGroups({ draft, change, plan }: NewListState & { plan: BulkPlan }) {
  const { saveFile } = useServices();
  const { keepsDuplicates, reuse } = draft;
  const { rows, problems, bad, duplicates, existing } = plan;
  const reused = new Set(reuse ? existing : []);
  const fresh = rows.filter((input) => !reused.has(input));
  const known = plural('bulk_pages_known', existing.length);
  const saveProblems = async () =>
    saveFile(await csvFile([problemsTable(problems)]), 'curtail-problems.csv');
  return (
    <>
      <RowList
        tone="success"
        title={plural('bulk_ready', fresh.length)}
        rows={fresh}
        listed={({ line, alias, url }) => ({ place: lineText(line), reason: alias, value: url })}
      />
      <RowList
        tone="danger"
        title={plural('bulk_problems', bad)}
        decision={t('bulk_decision_skipped')}
        rows={problems}
        listed={(problem) =>
          listedProblem(problem, (mend) => change({ mends: [...draft.mends, mend] }))
        }
        mayBeOpen
      >
        <Button class="button-small" onClick={() => void saveProblems()}>
          {t('bulk_problems_export')}
        </Button>
      </RowList>
      <RowList
        tone="warning"
        title={plural('bulk_duplicates', duplicates.length)}
        decision={t(keepsDuplicates ? 'bulk_decision_included' : 'bulk_decision_skipped')}
        rows={duplicates}
        listed={({ input: { line, url }, first }) => ({
          place: lineText(line),
          reason: t('bulk_duplicate_of', { line: first }),
          value: url,
        })}
      >
        <Switch
          checked={!keepsDuplicates}
          onChange={(skips) => change({ keepsDuplicates: !skips })}
        >
          {t('bulk_duplicates_skip')}
        </Switch>
      </RowList>
      <RowList
        title={known}
        decision={t(reuse ? 'bulk_reuse' : 'bulk_reuse_not')}
        rows={existing}
        listed={({ line, url }) => ({ place: lineText(line), value: url })}
      >
        <fieldset class="choices" aria-label={known}>
          {(['bulk_reuse', 'bulk_reuse_not'] as const).map((text) => (
            <Choice
              key={text}
              type="radio"
              name="bulk-reuse"
              text={t(text)}
              means={t(`${text}_means`)}
              checked={reuse === (text === 'bulk_reuse')}
              onChange={() => change({ reuse: text === 'bulk_reuse' })}
            />
          ))}
        </fieldset>
      </RowList>
    </>
  );
}

/** A password is not shown, and so not corrected here. */
function listedProblem(problem: BulkProblem, onMend: (mend: Mend) => void) {
  const { line, column, value } = problem;
  const place = t('bulk_row_place', { line, column: columnText(problem) });
  const reason = reasonText(problem);
  if (column === 'password') return { place, reason, value };
  const mend = (to: string) => onMend({ line, column, from: value, to });
  return {
    place,
    value,
    field: <MendField label={place} value={value} problem={reason} onMend={mend} />,
  };
}

const problemsTable = (problems: readonly BulkProblem[]): string[][] => [
  ['line', 'column', 'value', 'reason'],
  ...problems.map((problem) => [
    String(problem.line),
    columnText(problem),
    problem.value,
    reasonText(problem),
  ]),
];

const columnText = ({ column }: BulkProblem): string => t(`bulk_column_${column}`);

const reasonText = ({ problem, with: other }: BulkProblem): string =>
  other === null
    ? problemSentence(problem)
    : t('bulk_problem_shared', { reason: problemSentence(problem), line: other });
