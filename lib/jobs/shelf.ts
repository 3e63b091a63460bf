import type { Job } from '@/lib/model/job';

import { isWorthKeeping } from './job-items';
import type { JobsDependencies } from './jobs';
import { recentJobs } from './recent-jobs';

type JobStore = JobsDependencies['store'];

/** Where jobs are kept. Nothing here rejects: a link that can be made is not held up by what cannot be written down. */
export interface Shelf {
  /** Newest first. */
  all(): Promise<Job[]>;
  find(id: string): Promise<Job | null>;
  /** Puts a job there, in place of the same one. */
  add(job: Job): Promise<void>;
  /** Puts a job in its place, or takes it away when nothing about it is left to tell. One that was forgotten meanwhile stays so. */
  update(job: Job): Promise<void>;
  remove(job: Job): Promise<void>;
  clear(): Promise<void>;
}

/** Jobs of private windows, and those that could not be stored, are kept in memory. */
export function createShelf({ store, now }: Pick<JobsDependencies, 'store' | 'now'>): Shelf {
  const memory = createMemory();
  const homesOf = (job: Job): JobStore[] => (job.private ? [memory] : [store, memory]);
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

async function changeIn(homes: JobStore[], change: (jobs: Job[]) => Job[]): Promise<void> {
  await Promise.allSettled(homes.map(async (home) => home.update(change)));
}

function createMemory(): JobStore {
  let kept: Job[] = [];
  return {
    get: async () => kept,
    update: async (change) => {
      kept = change(kept);
      return kept;
    },
  };
}
