import { createQueue } from '@/lib/async/queue';
import type { Bulk, BulkInput, BulkOptions, BulkResult } from '@/lib/model/bulk';
import { AppError } from '@/lib/model/errors';
import { localDay } from '@/lib/rules/expiry';

import { type BulkSession, type OpenJob, createBulkSession } from './bulk-session';
import {
  type Change,
  enterPassword,
  leaveOut,
  pause,
  resume,
  resumeAfterConnecting,
  retry,
} from './job-changes';
import { sealedOf } from './password-vault';
import type { BulkDependencies } from './ports';
import { damagedRow, newRow, resultOf } from './row';

/** One for the whole background: it is what keeps a job from being done twice at a time. */
export function createBulk(dependencies: BulkDependencies): BulkJobs {
  const { rows, changed, passwords } = dependencies;
  const session = createBulkSession(dependencies);
  const enqueue = createQueue();
  const find = async () => session.find();
  const findBy = async (id: string) => enqueue(async () => session.findBy(id));
  /** Lets a job go on, or has it look at how it stands now. */
  const change = async (which: () => Promise<OpenJob | null>, how: Change): Promise<Bulk | null> =>
    enqueue(async () => {
      const job = await which();
      if (job !== null && (await how(job.progress))) job.work.start();
      job?.work.wake();
      return headOf(job ?? (await find()));
    });
  const changeJob = async (id: string, how: Change) => change(async () => session.findBy(id), how);
  const forget = async (): Promise<void> =>
    enqueue(async () => {
      await session.clear();
      changed(null);
    });

  return {
    begin: async (asked) => enqueue(async () => beginJob(dependencies, session, asked)),
    get: async () => enqueue(async () => headOf(await find())),
    continueWork: async () => void (await change(find, () => false)),
    pause: async (id) => changeJob(id, pause),
    resume: async (id) => changeJob(id, resume),
    retry: async (id) => changeJob(id, retry),
    enterPassword: async (id, password) => changeJob(id, enterPassword(passwords, password)),
    leaveOut: async (id) => changeJob(id, leaveOut),
    reconnected: async () => void (await change(find, resumeAfterConnecting)),
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

async function beginJob(
  { service: current, passwords, now }: BulkDependencies,
  session: BulkSession,
  { id, rows, options, service }: NewBulk,
): Promise<Bulk> {
  const before = headOf(await session.find());
  if (before?.id === id) return before;
  // One that is done has rows that nobody may have saved yet, on another page.
  if (before !== null) {
    throw new AppError({ code: 'invalid_input', problem: 'bulk_under_way', outcome: 'none' });
  }
  const owner = service ?? (await current());
  if (owner === null) throw new AppError({ code: 'not_connected', outcome: 'none' });
  const head = { ...newHead(id, now()), ...options, service: owner, total: rows.length };
  const { progress, work } = await session.take(head, async () => {
    const today = localDay(new Date(now()));
    const sealed = await sealedOf(passwords, rows);
    return rows.map((row, i) => newRow(row, sealed[i] ?? null, today));
  });
  progress.change({});
  work.start();
  return progress.head();
}

const headOf = (job: OpenJob | null): Bulk | null => job?.progress.head() ?? null;

type NewHead = Omit<Bulk, 'name' | 'ownParts' | 'reuse' | 'service' | 'total'>;

const newHead = (id: string, now: number): NewHead => ({
  id,
  startedAt: now,
  endedAt: null,
  made: 0,
  existing: 0,
  failed: 0,
  locked: 0,
  state: 'working',
  error: null,
  waitsUntil: null,
  worked: 0,
  workedAt: now,
});

/** What is to be done, and how. */
interface NewBulk {
  /** The page's choice: the same one again is the same job. */
  id: string;
  rows: readonly BulkInput[];
  options: BulkOptions;
  /** The id of the service to make them on; the one in use where it is missing. */
  service?: string;
}

/**
 * Makes many links as one job, of which there is one at a time. It is a person's explicit wish: it goes on by itself after the
 * worker's and the browser's end, and waits for a lost network and the service's rate limit, until it is done or paused.
 *
 * Whatever takes an `id` leaves any other job alone. What it answers is the job as it then stands; null when there is none.
 */
export interface BulkJobs {
  /** @throws `invalid_input` with the problem `bulk_under_way` while there is another one; `not_connected` */
  begin(asked: NewBulk): Promise<Bulk>;
  get(): Promise<Bulk | null>;
  /** Begins no more rows; those under way are ended. */
  pause(id: string): Promise<Bulk | null>;
  resume(id: string): Promise<Bulk | null>;
  /** Tries the failed rows of a job that is done or paused once more. */
  retry(id: string): Promise<Bulk | null>;
  /** Gives a password to all rows that lack theirs, and goes on. @throws `invalid_input` where it cannot be one */
  enterPassword(id: string, password: string): Promise<Bulk | null>;
  /** Leaves out the rows that lack their password, and goes on: they are told as failed. */
  leaveOut(id: string): Promise<Bulk | null>;
  /** Goes on with a job that was paused because of the connection, as there is another one. */
  reconnected(): Promise<void>;
  /** Forgets the job and its rows. Links that it made stay. */
  dismiss(id: string): Promise<void>;
  /** What became of some of its rows, in their order. */
  results(id: string, from: number, count: number): Promise<BulkResult[]>;
  /** Goes on with a job that was cut off; one that is under way is left alone. */
  continueWork(): Promise<void>;
  /** Forgets whatever job there is, and begins nothing more of it. */
  forget(): Promise<void>;
}
