import type { Bulk } from '@/lib/contract/bulk';
import { AppError } from '@/lib/contract/errors';
import { localDay } from '@/lib/rules/expiry';

import type { BulkJobs, NewBulk } from './bulk-jobs';
import { createTurns } from './create-turns';
import type { BulkDependencies } from './dependencies';
import { damagedRow, newRow } from './new-row';
import { createDesk, type Desk, type OpenJob } from './open-job';
import type { Progress } from './progress';
import { resultOf } from './result-of';
import { retried } from './retried';

/** One for the whole background: it is what keeps a job from being done twice at a time. */
export function createBulk(dependencies: BulkDependencies): BulkJobs {
  const { rows, changed, now } = dependencies;
  const desk = createDesk(dependencies);
  const inTurn = createTurns();
  const findBy = async (id: string) => inTurn(async () => desk.findBy(id));
  /** Lets a job go on, or has it look at how it stands now. */
  const changeJob = async (id: string, change: Change): Promise<Bulk | null> =>
    inTurn(async () => {
      const job = await desk.findBy(id);
      if (job !== null && (await change(job.progress))) job.work.start();
      job?.work.wake();
      return headOf(job ?? (await desk.find()));
    });
  const forget = async (): Promise<void> =>
    inTurn(async () => {
      await desk.clear();
      changed(null);
    });

  return {
    begin: async (asked) => inTurn(async () => begin(desk, asked, now())),
    get: async () => inTurn(async () => headOf(await desk.find())),
    goOn: async () =>
      inTurn(async () => {
        (await desk.find())?.work.wake();
      }),
    pause: async (id) => changeJob(id, pause),
    resume: async (id) => changeJob(id, resume),
    retry: async (id) => changeJob(id, retry),
    dismiss: async (id) => {
      if ((await findBy(id)) !== null) await forget();
    },
    results: async (id, from, count) => {
      if ((await findBy(id)) === null) return [];
      const some = await rows.range(from, count);
      return some.map((row, i) => resultOf(row ?? damagedRow(from + i)));
    },
    forget,
  };
}

async function begin(desk: Desk, { id, rows, options }: NewBulk, now: number): Promise<Bulk> {
  const before = headOf(await desk.find());
  if (before?.id === id) return before;
  if (before !== null && before.state !== 'done') {
    throw new AppError({ code: 'invalid_input', problem: 'bulk_under_way', outcome: 'none' });
  }
  const today = localDay(new Date(now));
  const fresh = rows.map((row) => newRow(row, today));
  const { progress, work } = await desk.take(
    { ...newHead(id, now), ...options, total: rows.length },
    fresh,
  );
  progress.change({});
  work.start();
  return progress.head();
}

/** @returns whether the job is to be gone on with */
type Change = (progress: Progress) => boolean | Promise<boolean>;

const going = { state: 'working', endedAt: null, error: null, waitsUntil: null } as const;

function pause({ head, change }: Progress): boolean {
  if (head().state === 'working') change({ state: 'paused', error: null, waitsUntil: null });
  return false;
}

function resume({ head, change }: Progress): boolean {
  if (head().state !== 'paused') return false;
  change(going);
  return true;
}

async function retry({ head, change, replaceAll }: Progress): Promise<boolean> {
  if (head().state === 'working' || head().failed === 0) return false;
  await replaceAll(retried);
  change(going);
  return true;
}

const headOf = (job: OpenJob | null): Bulk | null => job?.progress.head() ?? null;

const newHead = (id: string, now: number): Omit<Bulk, 'name' | 'ownParts' | 'reuse' | 'total'> => ({
  id,
  startedAt: now,
  endedAt: null,
  made: 0,
  existing: 0,
  failed: 0,
  state: 'working',
  error: null,
  waitsUntil: null,
  worked: 0,
  workedAt: now,
});
