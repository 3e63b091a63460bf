import type { Job } from '@/lib/model/job';

import { asStopped } from './job-items';
import type { JobParts } from './job-parts';
import type { Jobs } from './jobs';
import { looking } from './looking';
import type { Run } from './run';

/** Stopping and forgetting jobs. */
export function stopping(parts: JobParts): Pick<Jobs, 'stop' | 'dismiss' | 'forget'> {
  const { shelf, runs, changed } = parts;
  const { get } = looking(parts);

  /** Also those of which nothing but a check is left. */
  const dropAll = (are: (job: Job) => boolean): void =>
    [...runs.all(), ...runs.inCheck()].filter(({ job }) => are(job)).forEach(drop);

  async function stopKept(job: Job): Promise<void> {
    const stopped = asStopped(job);
    await shelf.update(stopped);
    if (runs.find(job.id) === null) changed(stopped);
  }

  return {
    async stop(id) {
      const run = runs.find(id);
      if (run !== null) halt(run);
      else {
        const job = await shelf.find(id);
        if (job?.state === 'working' && runs.find(id) === null) await stopKept(job);
        // It may have been gone on with meanwhile.
        halt(runs.find(id));
      }
      return get(id);
    },
    async dismiss(id) {
      const isMeant = (job: Job): boolean => job.id === id;
      dropAll(isMeant);
      const job = runs.find(id)?.job ?? (await shelf.find(id));
      if (job === null) return;
      await shelf.remove(job);
      dropAll(isMeant);
    },
    async forget() {
      dropAll(() => true);
      await shelf.clear();
      dropAll(() => true);
    },
  };
}

/** Tells a run to begin nothing more. */
function halt(run: Run | null): void {
  if (run === null) return;
  run.isStopping = true;
  run.wake();
}

function drop(run: Run): void {
  run.isForgotten = true;
  halt(run);
}
