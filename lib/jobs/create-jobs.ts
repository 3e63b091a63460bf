import type { Job } from '@/lib/model/job';

import { copying } from './copying';
import { createRuns } from './create-runs';
import { goingOn } from './going-on';
import { holdClipboard } from './hold-clipboard';
import type { Jobs, JobsDependencies, NewJob, Refused } from './jobs';
import { looking } from './looking';
import { newJob } from './new-job';
import { refusedJob, whyNot } from './refused-job';
import type { Run } from './run';
import { createShelf } from './shelf';
import { stopping } from './stopping';

/** One for the whole background: it is what keeps a job from being done twice at a time. */
export function createJobs(dependencies: JobsDependencies): Jobs {
  const { openClipboard, changed } = dependencies;
  const shelf = createShelf(dependencies);
  const runs = createRuns(dependencies, shelf);
  const parts = { ...dependencies, shelf, runs };

  async function refuse(refused: Refused): Promise<Job> {
    const job = refusedJob(dependencies, refused);
    await shelf.add(job);
    changed(job);
    return job;
  }

  async function start(asked: NewJob): Promise<Pick<Run, 'job' | 'ended'>> {
    const problem = whyNot(asked);
    if (problem !== null) {
      const job = await refuse({ ...asked, problem });
      return { job, ended: Promise.resolve(job) };
    }
    const clipboard = holdClipboard(openClipboard);
    if (asked.targets.length === 1) clipboard.open();
    const job = await newJob(dependencies, asked);
    return runs.start(job, { written: shelf.add(job), clipboard });
  }

  return {
    run: async (asked) => (await start(asked)).ended,
    begin: async (asked) => (await start(asked)).job,
    refuse: async (refused) => void (await refuse(refused)),
    ...copying(parts),
    ...looking(parts),
    ...goingOn(parts),
    ...stopping(parts),
  };
}
