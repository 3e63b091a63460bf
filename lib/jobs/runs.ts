import type { Job, JobItem } from '@/lib/model/job';
import type { LinkRecord } from '@/lib/model/link';
import { isUndone, linksOf } from '@/lib/rules/job';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { type LazyClipboard, copyJobLinks, createLazyClipboard } from './clipboard';
import { type Run, doItems, mayCopy } from './do-items';
import type { JobStore } from './job-store';
import type { JobsDependencies } from './jobs';

/** How a run comes about. */
interface Start {
  /** The job being written down, which the first request does not wait for. */
  written: Promise<void>;
  /** Nothing is made, and nothing told before it ended. */
  copiesOnly?: boolean;
  /** One that is being made ready already. */
  clipboard?: LazyClipboard;
}

/** What this worker is doing, and did. */
interface Runs {
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
const maxRemembered = 100;

export function createRuns(dependencies: JobsDependencies, jobStore: JobStore): Runs {
  const { begun, changed, openClipboard } = dependencies;
  const running = new Map<string, Run>();
  const checking = new Set<Run>();
  const known = new Set<string>();

  async function remember({ id, private: isPrivate }: Job): Promise<void> {
    const add = (ids: string[]): string[] => [id, ...ids.filter((each) => each !== id)];
    // Without it the job is not gone on with, which is no reason not to begin it.
    if (!isPrivate) await begun.update((ids) => add(ids).slice(0, maxRemembered)).catch(() => []);
  }

  async function check(run: Run): Promise<void> {
    checking.add(run);
    await checkCopied({ ...dependencies, jobStore, runs }, run);
    checking.delete(run);
  }

  const runs: Runs = {
    start(job, { written, copiesOnly = false, clipboard }) {
      if (!copiesOnly) void remember(job);
      known.add(job.id);
      const run = newRun(job, clipboard ?? createLazyClipboard(openClipboard));
      run.isStopping = copiesOnly;
      run.isEnding = copiesOnly;
      run.gaveExisting = !copiesOnly && job.items.some(({ link }) => link !== null);
      running.set(job.id, run);
      const work = executeRun({ ...dependencies, jobStore }, run, written);
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

const newRun = (job: Job, clipboard: LazyClipboard): Run => ({
  job,
  clipboard,
  isStopping: false,
  isForgotten: false,
  gaveExisting: false,
  isEnding: false,
  wake: () => undefined,
  ended: Promise.resolve(job),
});

/** What a run is done with. */
type RunParts = Omit<JobParts, 'runs'>;

/**
 * Does a run: the addresses, then the clipboard, then the word about it.
 * @param written the job being written down, which nothing but its last writing waits for
 */
async function executeRun(parts: RunParts, run: Run, written: Promise<void>): Promise<Job> {
  const { jobStore, changed } = parts;
  try {
    await doItems({ ...parts, advance: createAdvance(parts) }, run);
    run.isEnding = true;
    changeRun(run, { copied: await copyResult(parts, run), waitsUntil: null });
  } finally {
    run.clipboard.close();
  }
  changeRun(run, { state: run.job.items.some(isUndone) ? 'stopped' : 'done' });
  if (!run.isForgotten) changed(run.job);
  await written;
  await (run.isForgotten ? jobStore.remove(run.job) : jobStore.update(run.job));
  return run.job;
}

function changeRun(run: Run, changes: Partial<Job>): void {
  run.job = { ...run.job, ...changes };
}

const createAdvance =
  ({ jobStore, changed }: RunParts) =>
  (run: Run, changes: Partial<Job>): void => {
    changeRun(run, changes);
    if (run.isForgotten) return;
    const isSingle = run.job.items.length === 1;
    // Nothing else remembers a private one's link, should a switch of the service cut its copying off.
    if (!isSingle || run.job.private) void jobStore.update(run.job);
    // A single link is about to be told with its end.
    if (!isSingle) changed(run.job);
  };

/** Whether the clipboard has what was made; null where there is nothing for it. */
async function copyResult(parts: RunParts, run: Run): Promise<boolean | null> {
  if (run.isForgotten || linksOf(run.job).length === 0) return null;
  return mayCopy(run.job, parts.now()) && copyJobLinks(parts, run.job, run.clipboard);
}

/** What everything that can be done with jobs is handed. */
export interface JobParts extends JobsDependencies {
  jobStore: JobStore;
  runs: Runs;
}

/**
 * Checks the link that a job has copied again, behind whoever has it already; one that turns out not to work, or not to lead to the
 * page any more that it was copied for, is told as a failure.
 * Where nothing can be found out, nothing is said. Never rejects.
 */
async function checkCopied(parts: JobParts, run: Run): Promise<void> {
  const [item, ...others] = run.job.items;
  if (!run.gaveExisting || item === undefined || item.link === null || others.length > 0) return;
  const { private: isPrivate, service } = run.job;
  const found = await parts.check(item.link.shortUrl, isPrivate, service).catch(() => null);
  if (found === null) return;
  const { works, moved, link } = found;
  if (!works || (moved && isOfPage(item, item.link)))
    await reportDead(parts, run, deadItem(item, link));
}

/** Whether a link was wanted for where it leads, not for itself. */
const isOfPage = ({ url }: JobItem, { longUrl }: LinkRecord): boolean =>
  looseUrlKey(url) === looseUrlKey(longUrl);

const deadItem = (item: JobItem, link: LinkRecord): JobItem => ({
  ...item,
  link: null,
  error: { code: 'dead_link', link, outcome: 'none' },
});

async function reportDead(parts: JobParts, run: Run, item: JobItem): Promise<void> {
  const { changed, jobStore, runs } = parts;
  let job: Job;
  do {
    // Its link may be copied once more at this moment.
    await runs.find(run.job.id)?.ended;
    if (run.isForgotten) return;
    job = { ...(await latestJob(parts, run)), items: [item] };
    await jobStore.add(job);
  } while (runs.find(run.job.id) !== null);
  if (run.isForgotten) await jobStore.remove(job);
  else changed(job);
}

/** As a job stands that nobody dismissed: what is not kept any more went well. */
const latestJob = async ({ jobStore }: JobParts, { job }: Run): Promise<Job> =>
  (await jobStore.find(job.id)) ?? { ...job, copied: true };
