import type { BulkDraftState } from '@/components/options/bulk/draft';
import { RowList, RowValue } from '@/components/options/bulk/row-list';
import { csvFile } from '@/components/options/csv-file';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import type { BulkProblem } from '@/lib/bulk/input/check-rows';
import { problemSentence } from '@/lib/texts/problems';
import { plural, t } from '@/lib/texts/translate';

import type { BulkPlan } from './plan';

interface ProblemRowsProps {
  services: Pick<OptionsServices, 'saveFile'>;
  plan: BulkPlan;
}

/** The rows that cannot be made, by their lines, with the reasons. */
export function ProblemRows({ services, plan: { problems, bad } }: ProblemRowsProps) {
  if (bad === 0) return null;
  const save = async () =>
    services.saveFile(await csvFile([problemsTable(problems)]), 'curtail-problems.csv');
  return (
    <RowList
      mayBeOpen
      title={plural('bulk_problems', bad)}
      rows={problems}
      keyOf={({ line, column }, index) => `${line} ${column} ${index}`}
      line={(problem) => (
        <>
          <strong>{problemPlace(problem)}</strong> {problemReason(problem)}{' '}
          <RowValue text={problem.value} />
        </>
      )}
    >
      <div class="section-actions">
        <Button onClick={() => void save()}>{t('bulk_problems_export')}</Button>
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

interface DuplicateRowsProps {
  draftState: BulkDraftState;
  plan: BulkPlan;
}

/** The rows that ask for a link that an earlier one asks for. */
export function DuplicateRows({
  draftState: { draft, change },
  plan: { duplicates },
}: DuplicateRowsProps) {
  if (duplicates.length === 0) return null;
  return (
    <div class="bulk-duplicates">
      <RowList
        title={plural('bulk_duplicates', duplicates.length)}
        rows={duplicates}
        keyOf={(_, index) => String(index)}
        line={({ input, first }) => (
          <>
            <strong>{t('bulk_row_line', { line: input.line })}</strong>{' '}
            {t('bulk_duplicate_of', { line: first })} <RowValue text={input.url} />
          </>
        )}
      />
      <Switch
        checked={!draft.keepsDuplicates}
        onChange={(leaves) => change({ keepsDuplicates: !leaves })}
      >
        {t('bulk_duplicates_skip')}
      </Switch>
    </div>
  );
}

/** What is wrong with a row, without the line that it stands in. */
const problemReason = ({ problem, with: other }: BulkProblem): string =>
  other === null
    ? problemSentence(problem)
    : t('bulk_problem_shared', { reason: problemSentence(problem), line: other });

/** Where the problem stands, for people. */
const problemPlace = ({ line, column }: BulkProblem): string =>
  t('bulk_row_place', { line, column: t(`bulk_column_${column}`) });
