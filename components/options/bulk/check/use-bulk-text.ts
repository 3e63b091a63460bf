import { useEffect, useMemo, useState } from 'preact/hooks';

import type { BulkDraft } from '@/components/options/bulk/bulk-draft';
import {
  type BulkText,
  readText,
  readingOf,
  rowsOfTable,
  textOf,
} from '@/components/options/bulk/read-text';
import type { BulkSourceRow } from '@/lib/bulk/input/bulk-columns';

/** Milliseconds that somebody who types may take from key to key before it is read. */
const pause = 200;

export interface ReadDraft {
  /** Null as long as nothing was read. */
  text: BulkText | null;
  /** A new array only when there are other rows. */
  rows: readonly BulkSourceRow[];
  /** It is not read yet as it stands now. */
  isReading: boolean;
  isFailed: boolean;
}

interface Reading {
  of: string;
  text: BulkText | null;
}

const none: readonly BulkSourceRow[] = [];

/** The rows in what was pasted or dropped, read anew whenever that changes. */
export function useBulkText(draft: BulkDraft): ReadDraft {
  const { typed, taken, readAs, hasHeader, columns } = draft;
  const source = textOf(draft);
  const [reading, setReading] = useState<Reading>({ of: '', text: null });
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    let isOld = false;
    const read = async () => {
      try {
        const text = source.trim() === '' ? null : await readText({ typed, taken, readAs });
        if (isOld) return;
        setReading({ of: source, text });
        setFailed(false);
      } catch {
        if (!isOld) setFailed(true);
      }
    };
    const timer = setTimeout(() => void read(), taken === null ? pause : 0);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [source, typed, taken, readAs]);

  const { text } = reading;
  const rows = useMemo(() => {
    if (text?.kind === 'list') return text.rows;
    if (text?.kind === 'table') return rowsOfTable(text, readingOf(text, { hasHeader, columns }));
    return none;
  }, [text, hasHeader, columns]);
  return { text, rows, isReading: reading.of !== source && !isFailed, isFailed };
}
