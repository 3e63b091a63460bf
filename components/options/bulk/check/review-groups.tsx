import type { BulkDraftState } from '@/components/options/bulk/draft';
import { type RowGroup, lineText, listRows } from '@/components/options/bulk/row-list';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Switch } from '@/components/ui/switch';
import type { BulkProblem } from '@/lib/runs/input/check-row';
import { problemSentence } from '@/lib/texts/problems';
import { plural, t } from '@/lib/texts/translate';

import type { BulkPlan } from './use-bulk-check';

interface ReviewGroup extends RowGroup {
  id: string;
}

/** The rows of a list by what becomes of them, each group with what is decided about it. */
export function reviewGroups(
  { rows, problems, bad, duplicates, existing }: BulkPlan,
  { draft: { keepsDuplicates, reuse }, change }: BulkDraftState,
  saveProblems: () => void,
): ReviewGroup[] {
  const reused = new Set(reuse ? existing : []);
  const fresh = rows.filter((input) => !reused.has(input));
  const known = plural('bulk_pages_known', existing.length);
  return [
    {
      id: 'ready',
      tone: 'success',
      title: plural('bulk_ready', fresh.length),
      ...listRows(fresh, ({ line, alias, url }) => ({
        place: lineText(line),
        reason: alias,
        value: url,
      })),
    },
    {
      id: 'problems',
      tone: 'danger',
      title: plural('bulk_problems', bad),
      decision: t('bulk_decision_skipped'),
      ...listRows(problems, (problem) => ({
        place: t('bulk_row_place', { line: problem.line, column: columnText(problem) }),
        reason: reasonText(problem),
        value: problem.value,
      })),
      mayBeOpen: true,
      children: (
        <div class="section-actions">
          <Button class="button-small" onClick={saveProblems}>
            {t('bulk_problems_export')}
          </Button>
        </div>
      ),
    },
    {
      id: 'duplicates',
      tone: 'warning',
      title: plural('bulk_duplicates', duplicates.length),
      decision: t(keepsDuplicates ? 'bulk_decision_included' : 'bulk_decision_skipped'),
      ...listRows(duplicates, ({ input, first }) => ({
        place: lineText(input.line),
        reason: t('bulk_duplicate_of', { line: first }),
        value: input.url,
      })),
      children: (
        <Switch
          checked={!keepsDuplicates}
          onChange={(skips) => change({ keepsDuplicates: !skips })}
        >
          {t('bulk_duplicates_skip')}
        </Switch>
      ),
    },
    {
      id: 'existing',
      title: known,
      decision: t(reuse ? 'bulk_reuse' : 'bulk_reuse_not'),
      ...listRows(existing, ({ line, url }) => ({ place: lineText(line), value: url })),
      children: (
        <fieldset class="choices" aria-label={known}>
          {([true, false] as const).map((reuses) => (
            <Choice
              key={reuses}
              type="radio"
              name="bulk-reuse"
              text={t(reuses ? 'bulk_reuse' : 'bulk_reuse_not')}
              means={t(reuses ? 'bulk_reuse_means' : 'bulk_reuse_not_means')}
              checked={reuse === reuses}
              onChange={() => change({ reuse: reuses })}
            />
          ))}
        </fieldset>
      ),
    },
  ];
}

export const problemsTable = (problems: readonly BulkProblem[]): string[][] => [
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
