import { columnName } from '@/components/options/bulk/column-names';
import { RowList } from '@/components/options/bulk/row-list';
import { RowValue } from '@/components/options/bulk/row-value';
import { csvFile } from '@/components/options/csv-file';
import type { Services } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { countText } from '@/lib/texts/count-text';

import type { BulkPlan } from './plan';
import { problemPlace, problemReason } from './problem-line';

interface ProblemRowsProps {
  services: Pick<Services, 'saveFile'>;
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
      title={
        bad === 1
          ? '1 row cannot be made into a link'
          : `${countText(bad, 'row')} cannot be made into links`
      }
      rows={problems}
      keyOf={({ line, column }, index) => `${line} ${column} ${index}`}
      line={(problem) => (
        <>
          <strong>{problemPlace(problem)}:</strong> {problemReason(problem)}{' '}
          <RowValue text={problem.value} />
        </>
      )}
    >
      <div class="section-actions">
        <Button onClick={() => void save()}>Save problems as CSV</Button>
      </div>
    </RowList>
  );
}

const problemsTable = (problems: BulkPlan['problems']): string[][] => [
  ['line', 'column', 'value', 'reason'],
  ...problems.map((problem) => [
    String(problem.line),
    columnName[problem.column],
    problem.value,
    problemReason(problem),
  ]),
];
