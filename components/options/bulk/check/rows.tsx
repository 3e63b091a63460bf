import type { BulkDraftState } from '@/components/options/bulk/draft';
import { RowList, RowValue, columnName } from '@/components/options/bulk/row-list';
import { csvFile } from '@/components/options/csv-file';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import type { BulkProblem } from '@/lib/bulk/input/check-rows';
import { countText } from '@/lib/texts/format';
import { problemText } from '@/lib/texts/problems';

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
        title={
          duplicates.length === 1
            ? '1 row has the page of an earlier row'
            : `${countText(duplicates.length, 'row')} have the page of an earlier row`
        }
        rows={duplicates}
        keyOf={(_, index) => String(index)}
        line={({ input, first }) => (
          <>
            <strong>Line {input.line}:</strong> as in line {first}. <RowValue text={input.url} />
          </>
        )}
      />
      <Switch
        checked={!draft.keepsDuplicates}
        onChange={(leaves) => change({ keepsDuplicates: !leaves })}
      >
        Leave out rows with the page of an earlier row
      </Switch>
    </div>
  );
}

/** What is wrong with a row, without the line that it stands in. */
const problemReason = ({ problem, with: other }: BulkProblem): string =>
  other === null ? problemText[problem] : `${problemText[problem]} Line ${other} has it, too.`;

/** Where the problem stands, for people. */
const problemPlace = ({ line, column }: BulkProblem): string =>
  `Line ${line}, ${columnName[column]}`;
