import type { Job } from '@/lib/model/job';

import { isWorthKeeping, isWorthTelling } from './job-items';
import type { JobParts } from './job-parts';
import type { Jobs } from './jobs';

/** Finding out how jobs stand. What is under way is further than what is written down. */
export const looking = ({ shelf, runs }: JobParts): Pick<Jobs, 'get' | 'toShow' | 'underWay'> => ({
  underWay: () =>
    runs
      .all()
      .filter(({ isForgotten, job }) => !isForgotten && job.state === 'working')
      .map(({ job }) => job),
  async get(id) {
    const kept = await shelf.find(id);
    const run = runs.find(id);
    if (run === null) return kept;
    return run.isForgotten || !isWorthKeeping(run.job) ? null : run.job;
  },
  async toShow(isPrivate) {
    const kept = await shelf.all();
    const doing = runs.all();
    const jobs = new Map<string, Job>(kept.map((job) => [job.id, job]));
    for (const { job } of doing) jobs.set(job.id, job);
    for (const { job, isForgotten } of doing) if (isForgotten) jobs.delete(job.id);
    const told = [...jobs.values()].filter(
      (job) => job.private === isPrivate && isWorthTelling(job),
    );
    return told.toSorted((a, b) => b.at - a.at)[0] ?? null;
  },
});
