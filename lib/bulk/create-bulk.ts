import { createTurns } from '@/lib/async/create-turns';
import type { Bulk } from '@/lib/model/bulk';
import { AppError } from '@/lib/model/errors';
import { localDay } from '@/lib/rules/expiry';

import type { BulkJobs, NewBulk } from './bulk-jobs';
import {
  type Change,
  enterPassword,
  leaveOut,
  pause,
  resume,
  resumeAfterConnecting,
  retry,
} from './job-changes';
import { damagedRow, newRow } from './new-row';
import { type Desk, type OpenJob, createDesk } from './open-job';
import type { BulkDependencies } from './ports';
import { resultOf } from './result-of';
import { sealedOf } from './row-passwords';

/** One for the whole background: it is what keeps a job from being done twice at a time. */
export function createBulk(dependencies: BulkDependencies): BulkJobs {
  const { rows, changed, passwords } = dependencies;
  const desk = createDesk(dependencies);
  const inTurn = createTurns();
  const find = async () => desk.find();
  const findBy = async (id: string) => inTurn(async () => desk.findBy(id));
  /** Lets a job go on, or has it look at how it stands now. */
  const change = async (which: () => Promise<OpenJob | null>, how: Change): Promise<Bulk | null> =>
    inTurn(async () => {
      const job = await which();
      if (job !== null && (await how(job.progress))) job.work.start();
      job?.work.wake();
      return headOf(job ?? (await find()));
    });
  const changeJob = async (id: string, how: Change) => change(async () => desk.findBy(id), how);
  const forget = async (): Promise<void> =>
    inTurn(async () => {
      await desk.clear();
      changed(null);
    });

  return {
    begin: async (asked) => inTurn(async () => begin(dependencies, desk, asked)),
    get: async () => inTurn(async () => headOf(await find())),
    goOn: async () => void (await change(find, () => false)),
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

async function begin(
  { service, passwords, now }: BulkDependencies,
  desk: Desk,
  { id, rows, options }: NewBulk,
): Promise<Bulk> {
  const before = headOf(await desk.find());
  if (before?.id === id) return before;
  if (before !== null && before.state !== 'done') {
    throw new AppError({ code: 'invalid_input', problem: 'bulk_under_way', outcome: 'none' });
  }
  const owner = await service();
  if (owner === null) throw new AppError({ code: 'not_connected', outcome: 'none' });
  const head = { ...newHead(id, now()), ...options, service: owner, total: rows.length };
  const { progress, work } = await desk.take(head, async () => {
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
