import type { Job } from '@/lib/contract/job';

import { carryOut } from './carry-out';
import { holdClipboard, type HeldClipboard } from './hold-clipboard';
import type { JobsDependencies } from './jobs';
import type { Run } from './run';
import type { Shelf } from './shelf';

/** How a run comes about. */
interface Start {
  /** The job being written down, which the first request does not wait for. */
  written: Promise<void>;
  /** Nothing is made, and nothing told before it ended. */
  copiesOnly?: boolean;
  /** One that is being made ready already. */
  clipboard?: HeldClipboard;
}

/** What this worker is doing, and did. */
export interface Runs {
  /** Begins to do a job that is not under way. */
  start(job: Job, how: Start): Run;
  find(id: string): Run | null;
  all(): Run[];
  /** Whether this worker has begun a job, be it over or not. */
  wasBegun(id: string): boolean;
}

/** More jobs than anybody begins while one is under way. */
const mostRemembered = 100;

export function createRuns(dependencies: JobsDependencies, shelf: Shelf): Runs {
  const { begun, changed, openClipboard } = dependencies;
  const running = new Map<string, Run>();
  const known = new Set<string>();

  async function remember({ id, private: isPrivate }: Job): Promise<void> {
    const add = (ids: string[]): string[] => [id, ...ids.filter((each) => each !== id)];
    // Without it the job is not gone on with, which is no reason not to begin it.
    if (!isPrivate) await begun.update((ids) => add(ids).slice(0, mostRemembered)).catch(() => []);
  }

  return {
    start(job, { written, copiesOnly = false, clipboard }) {
      if (!copiesOnly) void remember(job);
      known.add(job.id);
      const run = newRun(job, clipboard ?? holdClipboard(openClipboard));
      run.isStopping = copiesOnly;
      run.isEnding = copiesOnly;
      running.set(job.id, run);
      const work = carryOut({ ...dependencies, shelf }, run, written);
      run.ended = work.finally(() => running.delete(job.id));
      // After the request was sent, so that telling takes none of its time.
      if (!copiesOnly) changed(job);
      return run;
    },
    find: (id) => running.get(id) ?? null,
    all: () => [...running.values()],
    wasBegun: (id) => known.has(id),
  };
}

const newRun = (job: Job, clipboard: HeldClipboard): Run => ({
  job,
  clipboard,
  isStopping: false,
  isForgotten: false,
  isEnding: false,
  wake: () => undefined,
  ended: Promise.resolve(job),
});
