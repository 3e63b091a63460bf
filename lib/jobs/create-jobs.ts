import type { Job } from '@/lib/model/job';

import { createLazyClipboard } from './clipboard';
import { copyActions, resumeActions, jobQueries, stopActions } from './control';
import type { Run } from './do-items';
import { createJobStore } from './job-store';
import type { Jobs, JobsDependencies, NewJob, Refused } from './jobs';
import { newJob, refusedJob, refusalOf } from './new-job';
import { createRuns } from './runs';

/** One for the whole background: it is what keeps a job from being done twice at a time. */
export function createJobs(dependencies: JobsDependencies): Jobs {
  const { openClipboard, changed } = dependencies;
  const jobStore = createJobStore(dependencies);
  const runs = createRuns(dependencies, jobStore);
  const parts = { ...dependencies, jobStore, runs };

  async function refuse(refused: Refused): Promise<Job> {
    const job = refusedJob(dependencies, refused);
    await jobStore.add(job);
    changed(job);
    return job;
  }

  async function start(asked: NewJob): Promise<Pick<Run, 'job' | 'ended'>> {
    const problem = refusalOf(asked);
    if (problem !== null) {
      const job = await refuse({ ...asked, problem });
      return { job, ended: Promise.resolve(job) };
    }
    const clipboard = createLazyClipboard(openClipboard);
    if (asked.targets.length === 1) clipboard.open();
    const job = await newJob(dependencies, asked);
    return runs.start(job, { written: jobStore.add(job), clipboard });
  }

  return {
    run: async (asked) => (await start(asked)).ended,
    begin: async (asked) => (await start(asked)).job,
    refuse: async (refused) => void (await refuse(refused)),
    ...copyActions(parts),
    ...jobQueries(parts),
    ...resumeActions(parts),
    ...stopActions(parts),
  };
}
