import type { Job } from '@/lib/model/job';
import { linksOf } from '@/lib/rules/job';

import type { Run } from './do-items';
import { restartedAt, stoppedJob, isWorthKeeping, isWorthTelling } from './job-store';
import type { Jobs } from './jobs';
import type { JobParts } from './runs';

/** Resumes jobs that ended too early. */
export function resumeActions(parts: JobParts): Pick<Jobs, 'resume' | 'resumeCutOff'> {
  const { jobStore, runs, begun, changed, now } = parts;

  async function resume(id: string): Promise<Job | null> {
    const run = runs.find(id);
    if (run?.isForgotten === true) return null;
    if (run?.isEnding === true) void run.ended.then(async () => resume(id));
    if (run !== null) {
      run.isStopping = false;
      return run.job;
    }
    const job = await jobStore.find(id);
    if (job === null) return null;
    // Somebody else may have begun it meanwhile.
    return runs.find(id) === null ? startAgain(restartedAt(job, now())).job : resume(id);
  }

  const startAgain = (job: Job) => runs.start(job, { written: jobStore.update(job) });

  /** Its tab is gone; the number may be another one's by now. */
  async function stop(job: Job): Promise<void> {
    const stopped: Job = { ...stoppedJob(job), state: 'interrupted', tabId: null };
    await jobStore.update(stopped);
    changed(stopped);
  }

  return {
    resume,
    async resumeCutOff() {
      const [jobs, fresh] = await Promise.all([
        jobStore.all(),
        begun.get().catch((): string[] => []),
      ]);
      const cutOff = jobs.filter(({ id, state }) => state === 'working' && !runs.wasBegun(id));
      // Those of private windows are of this worker.
      const isFresh = (job: Job): boolean => job.private || fresh.includes(job.id);
      for (const job of cutOff.filter(isFresh).toReversed()) {
        runs.start(job, { written: Promise.resolve() });
      }
      await Promise.all(cutOff.filter((job) => !isFresh(job)).map(stop));
    },
  };
}

/** Stopping and forgetting jobs. */
export function stopActions(parts: JobParts): Pick<Jobs, 'stop' | 'dismiss' | 'forget'> {
  const { jobStore, runs, changed } = parts;
  const { get } = jobQueries(parts);

  /** Also those of which nothing but a check is left. */
  const dropAll = (are: (job: Job) => boolean): void =>
    [...runs.all(), ...runs.inCheck()].filter(({ job }) => are(job)).forEach(dropRun);

  async function stopKept(job: Job): Promise<void> {
    const stopped = stoppedJob(job);
    await jobStore.update(stopped);
    if (runs.find(job.id) === null) changed(stopped);
  }

  return {
    async stop(id) {
      const run = runs.find(id);
      if (run !== null) haltRun(run);
      else {
        const job = await jobStore.find(id);
        if (job?.state === 'working' && runs.find(id) === null) await stopKept(job);
        // It may have been gone on with meanwhile.
        haltRun(runs.find(id));
      }
      return get(id);
    },
    async dismiss(id) {
      const isMeant = (job: Job): boolean => job.id === id;
      dropAll(isMeant);
      const job = runs.find(id)?.job ?? (await jobStore.find(id));
      if (job === null) return;
      await jobStore.remove(job);
      dropAll(isMeant);
    },
    async forget() {
      dropAll(() => true);
      await jobStore.clear();
      dropAll(() => true);
    },
  };
}

/** Tells a run to begin nothing more. */
function haltRun(run: Run | null): void {
  if (run === null) return;
  run.isStopping = true;
  run.wake();
}

function dropRun(run: Run): void {
  run.isForgotten = true;
  haltRun(run);
}

/** Reads the state of jobs. What is under way is further than what is stored. */
export const jobQueries = ({
  jobStore,
  runs,
}: JobParts): Pick<Jobs, 'get' | 'toShow' | 'underWay'> => ({
  underWay: () =>
    runs
      .all()
      .filter(({ isForgotten, job }) => !isForgotten && job.state === 'working')
      .map(({ job }) => job),
  async get(id) {
    const kept = await jobStore.find(id);
    const run = runs.find(id);
    if (run === null) return kept;
    return run.isForgotten || !isWorthKeeping(run.job) ? null : run.job;
  },
  async toShow(isPrivate) {
    const kept = await jobStore.all();
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

/** Copying the links of a job once more: a run of its own, so that nobody goes on with the job meanwhile. */
export function copyActions({ jobStore, runs, now }: JobParts): Pick<Jobs, 'copy'> {
  async function copy(id: string): Promise<boolean> {
    await runs.find(id)?.ended;
    const job = await jobStore.find(id);
    if (job === null || linksOf(job).length === 0) return false;
    if (runs.find(id) !== null) return copy(id);
    const run = runs.start({ ...job, at: now() }, { written: Promise.resolve(), copiesOnly: true });
    return (await run.ended).copied === true;
  }

  return { copy };
}
