import type { Job } from '@/lib/model/job';

import { carryOut } from './carry-out';
import { checkCopied } from './check-copied';
import { type HeldClipboard, holdClipboard } from './hold-clipboard';
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
  /** Those that have ended, and whose link is still being checked. */
  inCheck(): Run[];
  /** Whether this worker has begun a job, be it over or not. */
  wasBegun(id: string): boolean;
}

/** More jobs than anybody begins while one is under way. */
const mostRemembered = 100;

export function createRuns(dependencies: JobsDependencies, shelf: Shelf): Runs {
  const { begun, changed, openClipboard } = dependencies;
  const running = new Map<string, Run>();
  const checking = new Set<Run>();
  const known = new Set<string>();

  async function remember({ id, private: isPrivate }: Job): Promise<void> {
    const add = (ids: string[]): string[] => [id, ...ids.filter((each) => each !== id)];
    // Without it the job is not gone on with, which is no reason not to begin it.
    if (!isPrivate) await begun.update((ids) => add(ids).slice(0, mostRemembered)).catch(() => []);
  }

  async function check(run: Run): Promise<void> {
    checking.add(run);
    await checkCopied({ ...dependencies, shelf, runs }, run);
    checking.delete(run);
  }

  const runs: Runs = {
    start(job, { written, copiesOnly = false, clipboard }) {
      if (!copiesOnly) void remember(job);
      known.add(job.id);
      const run = newRun(job, clipboard ?? holdClipboard(openClipboard));
      run.isStopping = copiesOnly;
      run.isEnding = copiesOnly;
      run.gaveExisting = !copiesOnly && job.items.some(({ link }) => link !== null);
      running.set(job.id, run);
      const work = carryOut({ ...dependencies, shelf }, run, written);
      run.ended = work.finally(() => running.delete(job.id));
      void run.ended.then(async () => check(run));
      // After the request was sent, so that telling takes none of its time.
      if (!copiesOnly) changed(job);
      return run;
    },
    find: (id) => running.get(id) ?? null,
    all: () => [...running.values()],
    inCheck: () => [...checking],
    wasBegun: (id) => known.has(id),
  };
  return runs;
}

const newRun = (job: Job, clipboard: HeldClipboard): Run => ({
  job,
  clipboard,
  isStopping: false,
  isForgotten: false,
  gaveExisting: false,
  isEnding: false,
  wake: () => undefined,
  ended: Promise.resolve(job),
});
