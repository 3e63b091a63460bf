import { coalesced } from '@/lib/async/queue';
import type { Bulk, BulkRow } from '@/lib/model/bulk';

import { lacksPassword } from './password-vault';
import type { BulkDependencies } from './ports';

/** A job that is open in this worker: its head and rows as they stand, both kept at every change. */
export interface BulkProgress {
  head: () => Bulk;
  row: (place: number) => BulkRow;
  /** The places of rows of a kind, in their order. */
  placesOf: (isWanted: (row: BulkRow) => boolean) => number[];
  /** Puts a row in its place. It is stored before the promise resolves, and before anybody sees it. */
  put: (place: number, row: BulkRow) => Promise<void>;
  /** Puts what `change` makes of each row in its place, all at once. */
  replaceAll: (change: (row: BulkRow) => BulkRow) => Promise<void>;
  change: (changes: Partial<Bulk>) => void;
  /** Whether it was dropped: then nothing of it is kept or told any more. */
  isGone: () => boolean;
  drop: () => void;
}

type Parts = Pick<BulkDependencies, 'rows' | 'head' | 'changed' | 'now'>;

/** @param stored as it was last kept; its counts are made anew from the rows, which are always right */
export function createProgress(parts: Parts, stored: Bulk, rows: BulkRow[]): BulkProgress {
  const head = createHeaderStore(parts, { ...stored, ...countRows(rows) });
  return {
    head: head.now,
    row: (place) => rows[place] ?? missingRow(place),
    placesOf: (isWanted) => rows.flatMap((row, place) => (isWanted(row) ? [place] : [])),
    async put(place, row) {
      if (head.isGone()) return;
      await parts.rows.put(place, row);
      const before = rows[place];
      rows[place] = row;
      if (before === undefined || kindOf(before) !== kindOf(row)) {
        head.change(recount(head.now(), before, row));
      }
    },
    async replaceAll(change) {
      const after = rows.map(change);
      await parts.rows.replaceAll(after);
      for (const [place, row] of after.entries()) rows[place] = row;
      head.change(countRows(rows));
    },
    change: head.change,
    isGone: head.isGone,
    drop: head.drop,
  };
}

const missingRow = (place: number): never => {
  throw new RangeError(`There is no row ${String(place)}.`);
};

/** The head of a job, kept whenever it changes. */
interface HeaderStore {
  /** As it stands at this moment. */
  now: () => Bulk;
  change: (changes: Partial<Bulk>) => void;
  isGone: () => boolean;
  /** From here on nothing of it is kept or told any more. */
  drop: () => void;
}

/** Milliseconds of work that a worker which ended may have left uncounted: the browser wakes the next one sooner. */
const maxUncountedGap = 90_000;

type HeaderParts = Pick<BulkDependencies, 'head' | 'changed' | 'now'>;

function createHeaderStore({ head: item, changed, now }: HeaderParts, stored: Bulk): HeaderStore {
  let head: Bulk = {
    ...stored,
    worked: workedUntil(stored, now(), maxUncountedGap),
    workedAt: now(),
  };
  let isGone = false;
  const standing = (): Bulk => ({ ...head, worked: workedUntil(head, now()), workedAt: now() });
  const save = coalesced(async () => {
    // What cannot be kept of it is made anew from the rows.
    if (!isGone) await item.set(standing()).catch(() => undefined);
  });
  return {
    now: standing,
    change(changes) {
      if (isGone) return;
      head = { ...standing(), ...changes };
      save();
      changed(head);
    },
    isGone: () => isGone,
    drop: () => {
      isGone = true;
    },
  };
}

/** Waits for the service's rate limit are part of the work; those for something to pass are not. */
function workedUntil(
  { state, error, worked, workedAt }: Bulk,
  now: number,
  longest = Infinity,
): number {
  const isAtWork = state === 'working' && error === null && workedAt !== undefined;
  return isAtWork ? worked + Math.min(Math.max(0, now - workedAt), longest) : worked;
}

type RowKind = 'made' | 'existing' | 'failed' | 'locked';

type Counts = Pick<Bulk, RowKind>;

/** How many rows there are, and how many ended in which way. */
function countRows(rows: readonly BulkRow[]): Pick<Bulk, 'total' | RowKind> {
  const counts = { made: 0, existing: 0, failed: 0, locked: 0 };
  for (const row of rows) {
    const kind = kindOf(row);
    if (kind !== null) counts[kind] += 1;
  }
  return { total: rows.length, ...counts };
}

/** The counts after one row changed. */
function recount(head: Bulk, before: BulkRow | undefined, row: BulkRow): Counts {
  const { made, existing, failed, locked } = head;
  const counts = { made, existing, failed, locked };
  const [was, is] = [before === undefined ? null : kindOf(before), kindOf(row)];
  if (was !== null) counts[was] -= 1;
  if (is !== null) counts[is] += 1;
  return counts;
}

/** As what a row is counted; null for one that just waits. */
function kindOf(row: BulkRow): RowKind | null {
  if (row.state !== 'waiting') return row.state;
  return lacksPassword(row) ? 'locked' : null;
}
