import type { Job, JobItem } from '@/lib/model/job';

import type { JobsDependencies } from './jobs';

type StoredJobs = JobsDependencies['store'];

/** The store of jobs. Nothing here rejects: a link that can be created is not held up by what cannot be stored. */
export interface JobStore {
  /** Newest first. */
  all(): Promise<Job[]>;
  find(id: string): Promise<Job | null>;
  /** Puts a job there, in place of the same one. */
  add(job: Job): Promise<void>;
  /**
   * Puts a job in its place, or takes it away when nothing about it is left to tell. One that was forgotten meanwhile stays so.
   */
  update(job: Job): Promise<void>;
  remove(job: Job): Promise<void>;
  clear(): Promise<void>;
}

/** Jobs of private windows, and those that could not be stored, are kept in memory. */
export function createJobStore({
  store,
  memory,
  now,
}: Pick<JobsDependencies, 'store' | 'memory' | 'now'>): JobStore {
  const homesOf = (job: Job): StoredJobs[] => (job.private ? [memory] : [store, memory]);
  const remove = async (job: Job): Promise<void> =>
    changeIn(homesOf(job), (jobs) => jobs.filter(({ id }) => id !== job.id));
  const all = async (): Promise<Job[]> => {
    const stored = store.get().catch(() => []);
    return recentJobs([...(await memory.get()), ...(await stored)], now());
  };

  return {
    all,
    find: async (id) => (await all()).find((job) => job.id === id) ?? null,
    async add(job) {
      const put = (jobs: Job[]): Job[] =>
        recentJobs([job, ...jobs.filter(({ id }) => id !== job.id)], now());
      const home = job.private ? memory : store;
      await home.update(put).catch(async () => memory.update(put));
    },
    async update(job) {
      if (!isWorthKeeping(job)) return remove(job);
      return changeIn(homesOf(job), (jobs) =>
        recentJobs(
          jobs.map((each) => (each.id === job.id ? job : each)),
          now(),
        ),
      );
    },
    remove,
    clear: async () => changeIn([store, memory], () => []),
  };
}

async function changeIn(homes: StoredJobs[], change: (jobs: Job[]) => Job[]): Promise<void> {
  await Promise.allSettled(homes.map(async (home) => home.update(change)));
}

/** How long (milliseconds) and how many jobs are kept. */
const keptLimits = { jobs: 20, age: 7 * 86_400_000 };

/** How long and how many jobs that went well are kept: counted apart, so that they push no failure out. */
const keptDoneLimits = { jobs: 5, age: 86_400_000 };

/** The jobs that are worth keeping, newest first. Those under way always are. */
function recentJobs(jobs: readonly Job[], now: number): Job[] {
  const [toTell = [], done = []] = [true, false].map((is) =>
    jobs.filter((job) => isWorthTelling(job) === is).toSorted((a, b) => b.at - a.at),
  );
  const isRecent =
    (most: typeof keptLimits) =>
    ({ state, at }: Job, index: number): boolean =>
      state === 'working' || (index < most.jobs && now - at < most.age);
  return [
    ...toTell.filter(isRecent(keptLimits)),
    ...done.filter(isRecent(keptDoneLimits)),
  ].toSorted((a, b) => b.at - a.at);
}

/** Whether a job is more than a tick can tell: it is not over, or not all of it went well. */
export const isWorthTelling = ({ state, items, copied }: Job): boolean =>
  state !== 'done' || copied !== true || items.some(({ link }) => link === null);

/**
 * Whether a job may be asked for by its number: one that went well is, for whoever wants to have the tracking parameters back that
 * were removed from its address.
 */
export const isWorthKeeping = (job: Job): boolean =>
  isWorthTelling(job) || (job.items.length === 1 && job.items[0]?.full !== undefined);

/** A copy of a job in which everything that is not made yet is to be done again. @param at epoch milliseconds */
export const restartedAt = ({ waited: _waited, ...job }: Job, at: number): Job => ({
  ...job,
  at,
  state: 'working',
  copied: null,
  waitsUntil: null,
  items: job.items.map((item) => (isOfLink(item) ? item : { ...item, error: null })),
});

/** A link that was asked for itself is not shortened when it may not be copied. */
const isOfLink = ({ url, error }: JobItem): boolean =>
  error?.link !== undefined && (error.code === 'dead_link' || error.link.longUrl !== url);

/** A job that nobody goes on with by himself. */
export const stoppedJob = (job: Job): Job => ({
  ...job,
  state: 'stopped',
  copied: null,
  waitsUntil: null,
});
