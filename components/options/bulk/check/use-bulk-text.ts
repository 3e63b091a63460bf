import { useEffect, useMemo, useState } from 'preact/hooks';

import type { BulkDraft } from '@/components/options/bulk/draft';
import {
  type BulkText,
  areMoved,
  readBulkText,
  rowsOfTable,
  sourceTextOf,
  tableReadingOf,
} from '@/components/options/bulk/read-text';
import type { BulkSourceRow } from '@/lib/runs/input/columns';
import { pairNames, pairRows } from '@/lib/runs/input/pair-rows';

import { mendedRows } from './mend';

/** Milliseconds between two keys, after which what is typed is read. */
const typingPause = 200;

const noRows: readonly BulkSourceRow[] = [];

/** The rows in what was pasted or dropped, read anew whenever that changes. */
export function useBulkText({
  typed,
  taken,
  readAs,
  hasHeader,
  columns,
  mends,
  pairing,
}: BulkDraft) {
  const source = sourceTextOf({ typed, taken });
  const [{ of, text, isFailed }, setReading] = useState<{
    of: string;
    text: BulkText | null;
    isFailed: boolean;
  }>({ of: '', text: null, isFailed: false });

  useEffect(() => {
    let isOld = false;
    const read = async () => {
      const isBlank = source.trim() === '';
      const now = isBlank ? null : await readBulkText({ typed, taken, readAs });
      if (!isOld) setReading({ of: source, text: now, isFailed: false });
    };
    const fail = () => isOld || setReading((was) => ({ ...was, isFailed: true }));
    const timer = setTimeout(() => void read().catch(fail), taken === null ? typingPause : 0);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [source, typed, taken, readAs]);

  /** A new array only when there are other rows. */
  const sourceRows = useMemo(() => {
    if (text?.kind === 'list' || text?.kind === 'export') return text.rows;
    return text?.kind === 'table'
      ? rowsOfTable(text, tableReadingOf(text, { hasHeader, columns }))
      : noRows;
  }, [text, hasHeader, columns]);
  const paired = useMemo(
    () =>
      areMoved(text) ? sourceRows : pairRows(sourceRows, pairNames(pairing.names), pairing.alias),
    [text, sourceRows, pairing],
  );
  const rows = useMemo(() => mendedRows(paired, mends), [paired, mends]);
  /** `text`: null as long as nothing was read. `isReading`: it is not read yet as it stands now. */
  return {
    text,
    addresses: sourceRows.length,
    sourceRows: paired,
    rows,
    isReading: of !== source && !isFailed,
    isFailed,
  };
}
