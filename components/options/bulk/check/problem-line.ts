import { columnName } from '@/components/options/bulk/column-names';
import type { BulkProblem } from '@/lib/bulk/input/check-bulk-rows';
import { problemText } from '@/lib/texts/problem-text';

/** What is wrong with a row, without the line that it stands in. */
export const problemReason = ({ problem, with: other }: BulkProblem): string =>
  other === null ? problemText[problem] : `${problemText[problem]} Line ${other} has it, too.`;

/** Where the problem stands, for people. */
export const problemPlace = ({ line, column }: BulkProblem): string =>
  `Line ${line}, ${columnName[column]}`;
