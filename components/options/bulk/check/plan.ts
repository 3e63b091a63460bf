import type { BulkDraft } from '@/components/options/bulk/draft';
import type { BulkProblem, DuplicateRow } from '@/lib/bulk/input/check-rows';
import type { BulkInput } from '@/lib/model/bulk';
import { mostBulkRows } from '@/lib/rules/job';

import type { BulkChecked } from './use-bulk-check';

/** What would be made, and what not, with everything as it is chosen. */
export interface BulkPlan {
  rows: BulkInput[];
  duplicates: DuplicateRow[];
  problems: BulkProblem[];
  /** How many rows have problems. */
  bad: number;
  /** How many rows could be given a link that is there. */
  existing: number;
  /** How many rows are too many for one job. */
  overLimit: number;
}

export function planOf(
  { checked, lookedUp }: BulkChecked,
  { keepsDuplicates }: Pick<BulkDraft, 'keepsDuplicates'>,
): BulkPlan {
  const isShort = (input: BulkInput) => lookedUp?.shortLinks.has(input) === true;
  const duplicates = checked.duplicates.filter(({ input }) => !isShort(input));
  const good = checked.ready.filter((input) => !isShort(input));
  const kept = keepsDuplicates ? byLine([...good, ...duplicates.map(({ input }) => input)]) : good;
  const rows = kept.slice(0, mostBulkRows);
  const short = lookedUp === null ? [] : [...lookedUp.shortLinks].map(shortProblem);
  return {
    rows,
    duplicates,
    problems: byLine([...checked.problems, ...short]),
    bad: checked.bad + short.length,
    existing: rows.filter((input) => lookedUp?.existing.has(input) === true).length,
    overLimit: kept.length - rows.length,
  };
}

const byLine = <T extends { line: number }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.line - b.line);

const shortProblem = ({ line, url }: BulkInput): BulkProblem => ({
  line,
  column: 'url',
  value: url,
  problem: 'url_short_already',
  with: null,
});
