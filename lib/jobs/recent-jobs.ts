import type { Job } from '@/lib/contract/job';

/** Nobody who has not looked for so long, or at so many, wants to know any more. Age in milliseconds. */
const kept = { jobs: 20, age: 7 * 86_400_000 };

/** The jobs that are worth keeping, newest first. Those under way always are. */
export const recentJobs = (jobs: readonly Job[], now: number): Job[] =>
  jobs
    .toSorted((a, b) => b.at - a.at)
    .filter(
      ({ state, at }, index) => state === 'working' || (index < kept.jobs && now - at < kept.age),
    );
