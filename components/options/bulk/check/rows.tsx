import type { BulkDraftState } from '@/components/options/bulk/draft';
import { RowList } from '@/components/options/bulk/row-list';
import { csvFile } from '@/components/options/csv-file';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { useServices } from '@/components/ui/services';
import { Switch } from '@/components/ui/switch';
import type { BulkProblem } from '@/lib/runs/input/check-row';
import { problemSentence } from '@/lib/texts/problems';
import { plural, t } from '@/lib/texts/translate';

import type { BulkPlan } from './use-bulk-check';

interface DecisionProps {
  draftState: BulkDraftState;
  plan: BulkPlan;
}

/** The rows that are to be made, with what their links are to be called, where that was asked for. */
export function ReadyRows({ draftState: { draft }, plan: { rows, existing } }: DecisionProps) {
  const reused = new Set(draft.reuse ? existing : []);
  const fresh = rows.filter((input) => !reused.has(input));
  if (fresh.length === 0) return null;
  return (
    <RowList
      tone="success"
      title={plural('bulk_ready', fresh.length)}
      rows={fresh}
      listed={({ line, alias, url }) => ({
        place: t('bulk_row_line', { line }),
        reason: alias,
        value: url,
      })}
    />
  );
}

interface ProblemRowsProps {
  plan: BulkPlan;
}

/** The rows that cannot be made, by their lines, with the reasons. */
export function ProblemRows({ plan: { problems, bad } }: ProblemRowsProps) {
  const { saveFile } = useServices();
  if (bad === 0) return null;
  const save = async () =>
    saveFile(await csvFile([problemsTable(problems)]), 'curtail-problems.csv');
  return (
    <RowList
      mayBeOpen
      tone="danger"
      title={plural('bulk_problems', bad)}
      decision={t('bulk_decision_skipped')}
      rows={problems}
      listed={(problem) => ({
        place: t('bulk_row_place', {
          line: problem.line,
          column: t(`bulk_column_${problem.column}`),
        }),
        reason: problemReason(problem),
        value: problem.value,
      })}
    >
      <div class="section-actions">
        <Button class="button-small" onClick={() => void save()}>
          {t('bulk_problems_export')}
        </Button>
      </div>
    </RowList>
  );
}

const problemsTable = (problems: BulkPlan['problems']): string[][] => [
  ['line', 'column', 'value', 'reason'],
  ...problems.map((problem) => [
    String(problem.line),
    t(`bulk_column_${problem.column}`),
    problem.value,
    problemReason(problem),
  ]),
];

/** The rows that ask for a link that an earlier one asks for, and whether they are made all the same. */
export function DuplicateRows({
  draftState: { draft, change },
  plan: { duplicates },
}: DecisionProps) {
  if (duplicates.length === 0) return null;
  const { keepsDuplicates } = draft;
  return (
    <RowList
      tone="warning"
      title={plural('bulk_duplicates', duplicates.length)}
      decision={t(keepsDuplicates ? 'bulk_decision_included' : 'bulk_decision_skipped')}
      rows={duplicates}
      listed={({ input, first }) => ({
        place: t('bulk_row_line', { line: input.line }),
        reason: t('bulk_duplicate_of', { line: first }),
        value: input.url,
      })}
    >
      <Switch
        checked={!keepsDuplicates}
        onChange={(leaves) => change({ keepsDuplicates: !leaves })}
      >
        {t('bulk_duplicates_skip')}
      </Switch>
    </RowList>
  );
}

/** Pages that have a link already, and whether they get that one. */
export function ExistingLinks({
  draftState: { draft, change },
  plan: { existing },
}: DecisionProps) {
  if (existing.length === 0) return null;
  const title = plural('bulk_pages_known', existing.length);
  const choices = [
    { reuse: true, text: t('bulk_reuse'), means: t('bulk_reuse_means') },
    { reuse: false, text: t('bulk_reuse_not'), means: t('bulk_reuse_not_means') },
  ];
  return (
    <RowList
      title={title}
      decision={t(draft.reuse ? 'bulk_reuse' : 'bulk_reuse_not')}
      rows={existing}
      listed={({ line, url }) => ({ place: t('bulk_row_line', { line }), value: url })}
    >
      <fieldset class="choices" aria-label={title}>
        {choices.map(({ reuse, ...choice }) => (
          <Choice
            key={choice.text}
            type="radio"
            name="bulk-reuse"
            {...choice}
            checked={draft.reuse === reuse}
            onChange={() => change({ reuse })}
          />
        ))}
      </fieldset>
    </RowList>
  );
}

/** What is wrong with a row, without the line that it stands in. */
const problemReason = ({ problem, with: other }: BulkProblem): string =>
  other === null
    ? problemSentence(problem)
    : t('bulk_problem_shared', { reason: problemSentence(problem), line: other });
