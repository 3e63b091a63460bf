import type { Job } from '@/lib/model/job';

import { isWorthTelling } from './job-items';

/** Nobody who has not looked for so long, or at so many, wants to know any more. Age in milliseconds. */
const kept = { jobs: 20, age: 7 * 86_400_000 };

/** The same for jobs that went well: they are counted apart, so that they push no failure out. */
const keptOfDone = { jobs: 5, age: 86_400_000 };

/** The jobs that are worth keeping, newest first. Those under way always are. */
export function recentJobs(jobs: readonly Job[], now: number): Job[] {
  const [toTell = [], done = []] = [true, false].map((is) =>
    jobs.filter((job) => isWorthTelling(job) === is).toSorted((a, b) => b.at - a.at),
  );
  const isRecent =
    (most: typeof kept) =>
    ({ state, at }: Job, index: number): boolean =>
      state === 'working' || (index < most.jobs && now - at < most.age);
  return [...toTell.filter(isRecent(kept)), ...done.filter(isRecent(keptOfDone))].toSorted(
    (a, b) => b.at - a.at,
  );
}
