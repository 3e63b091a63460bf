import type { Job } from '@/lib/model/job';

import { againAt, asStopped } from './job-items';
import type { JobParts } from './job-parts';
import type { Jobs } from './jobs';

/** Going on with jobs that came to an end too early. */
export function goingOn(parts: JobParts): Pick<Jobs, 'resume' | 'resumeCutOff'> {
  const { shelf, runs, begun, changed, now } = parts;

  async function resume(id: string): Promise<Job | null> {
    const run = runs.find(id);
    if (run?.isForgotten === true) return null;
    if (run?.isEnding === true) void run.ended.then(async () => resume(id));
    if (run !== null) {
      run.isStopping = false;
      return run.job;
    }
    const job = await shelf.find(id);
    if (job === null) return null;
    // Somebody else may have begun it meanwhile.
    return runs.find(id) === null ? startAgain(againAt(job, now())).job : resume(id);
  }

  const startAgain = (job: Job) => runs.start(job, { written: shelf.update(job) });

  /** Its tab is gone; the number may be another one's by now. */
  async function stop(job: Job): Promise<void> {
    const stopped = { ...asStopped(job), tabId: null };
    await shelf.update(stopped);
    changed(stopped);
  }

  return {
    resume,
    async resumeCutOff() {
      const [jobs, fresh] = await Promise.all([shelf.all(), begun.get().catch((): string[] => [])]);
      const cutOff = jobs.filter(({ id, state }) => state === 'working' && !runs.wasBegun(id));
      for (const job of cutOff.filter(({ id }) => fresh.includes(id)).toReversed()) {
        runs.start(job, { written: Promise.resolve() });
      }
      await Promise.all(cutOff.filter(({ id }) => !fresh.includes(id)).map(stop));
    },
  };
}
