import type { Bulk } from '@/lib/model/bulk';

import type { BulkDependencies } from './ports';

/** The head of a job, kept whenever it changes. */
interface KeptHead {
  /** As it stands at this moment. */
  now: () => Bulk;
  change: (changes: Partial<Bulk>) => void;
  isGone: () => boolean;
  /** From here on nothing of it is kept or told any more. */
  drop: () => void;
}

/** Milliseconds of work that a worker which ended may have left uncounted: the browser wakes the next one sooner. */
const longestGap = 90_000;

type Parts = Pick<BulkDependencies, 'head' | 'changed' | 'now'>;

export function createKeptHead({ head: item, changed, now }: Parts, stored: Bulk): KeptHead {
  let head: Bulk = { ...stored, worked: workedUntil(stored, now(), longestGap), workedAt: now() };
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

/** Does work once more for all that asked while it was being done. */
function coalesced(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
