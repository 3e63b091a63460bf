import type { Job } from '@/lib/contract/job';

import { asStopped } from './job-items';
import type { JobParts } from './job-parts';
import type { Jobs } from './jobs';
import { looking } from './looking';
import type { Run } from './run';

/** Stopping and forgetting jobs. */
export function stopping(parts: JobParts): Pick<Jobs, 'stop' | 'dismiss' | 'forget'> {
  const { shelf, runs, changed } = parts;
  const { get } = looking(parts);

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
      drop(runs.find(id));
      const job = runs.find(id)?.job ?? (await shelf.find(id));
      if (job === null) return;
      await shelf.remove(job);
      drop(runs.find(id));
    },
    async forget() {
      runs.all().forEach(drop);
      await shelf.clear();
      runs.all().forEach(drop);
    },
  };
}

/** Tells a run to begin nothing more. */
function halt(run: Run | null): void {
  if (run === null) return;
  run.isStopping = true;
  run.wake();
}

function drop(run: Run | null): void {
  if (run === null) return;
  run.isForgotten = true;
  halt(run);
}
