import { retryTime } from '@/lib/async/retry-when-allowed';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Job, JobItem } from '@/lib/model/job';
import type { ShortenRequest } from '@/lib/model/shorten';
import { policyOf } from '@/lib/rules/error-policy';
import { isUndone, serviceOf } from '@/lib/rules/job';

import type { LazyClipboard } from './clipboard';
import type { JobsDependencies } from './jobs';

interface DoingParts extends Pick<JobsDependencies, 'shorten' | 'service' | 'now' | 'wait'> {
  /** Changes the job of a run, and lets everybody know who has to. */
  advance: (run: Run, changes: Partial<Job>) => void;
}

/** Does what is still to be done, in order, until it is done, stopped, or better left. */
export async function doItems(parts: DoingParts, run: Run): Promise<void> {
  const before = new Map<string, ErrorReport | null>();
  const left = new Set<string>();
  for (;;) {
    const item = run.job.items.find((each) => isUndone(each) && !left.has(serviceKey(each)));
    if (run.isStopping || item === undefined) return;
    if (run.job.waitsUntil !== null) await waitForService(parts, run, run.job.waitsUntil);
    else {
      const failure = await doItem(parts, run, item);
      const service = serviceKey(item);
      if (failure !== null && shouldLeaveRest(run.job, failure, before.get(service) ?? null))
        left.add(service);
      before.set(service, failure);
    }
  }
}

/** What ails one service does not ail another one. Empty for the job's own. */
const serviceKey = ({ place }: JobItem): string => (place ? JSON.stringify(place.service) : '');

async function waitForService(
  { wait, now, advance }: DoingParts,
  run: Run,
  until: number,
): Promise<void> {
  const { promise: woken, resolve } = Promise.withResolvers<void>();
  run.wake = resolve;
  await Promise.race([wait(remainingWait(until, now())), woken]);
  advance(run, { waitsUntil: null });
}

/** @returns why there is no link; null when there is one, or when the same address is to be done again after a wait */
async function doItem(parts: DoingParts, run: Run, item: JobItem): Promise<ErrorReport | null> {
  const { now, advance } = parts;
  const isLast = run.job.items.findLast(isUndone) === item;
  if (isLast && mayCopy(run.job, now())) run.clipboard.open();
  await adoptJob(parts, run);
  const done = await doneItem(parts, run, item);
  const pause = done.error && waitAfter(done.error, run.job, now());
  if (pause !== null) {
    // Others may want it meanwhile.
    run.clipboard.close();
    advance(run, pause);
    return null;
  }
  const told = withoutWait(done);
  advance(run, { items: run.job.items.map((each) => (each === item ? told : each)) });
  return done.error;
}

/** A link that is there, and that nobody goes on waiting to look at. */
function withoutWait(item: JobItem): JobItem {
  const { code, link } = item.error ?? {};
  const [field] = link?.unconfirmed ?? [];
  if (code !== 'rate_limited' || link === undefined || field === undefined) return item;
  return { ...item, error: { code: 'not_confirmed', field, link } };
}

/** A job that was begun with nothing connected belongs to the service that is in use when it is gone on with. */
async function adoptJob({ service }: Pick<JobsDependencies, 'service'>, run: Run): Promise<void> {
  if (run.job.service !== null) return;
  const connected = await service().catch(() => null);
  run.job = { ...run.job, service: connected };
}

async function doneItem(
  { shorten }: Pick<JobsDependencies, 'shorten'>,
  run: Run,
  item: JobItem,
): Promise<JobItem> {
  const { job } = run;
  try {
    const { how, link } = await shorten(requestFor(job, item), serviceOf(job, item), job.private);
    run.gaveExisting = how === 'existing';
    return { ...item, link };
  } catch (error) {
    return { ...item, error: reportOf(error) };
  }
}

/** No tab: what was typed in its popup is another link's, and stays. */
function requestFor(job: Job, { url, title, place }: JobItem): ShortenRequest {
  const { domain } = place ?? job;
  const isUsual = place !== undefined || job.isUsualDomain === true;
  return {
    url,
    title,
    ...(domain === null ? {} : { domain }),
    ...(domain !== null && isUsual && { onlyForNew: ['domain'] }),
    again: false,
    tabId: null,
  };
}

/** One doing of a job, by this worker. */
export interface Run {
  /** As it stands now. */
  job: Job;
  clipboard: LazyClipboard;
  /** Nothing more is begun. */
  isStopping: boolean;
  /** Nothing more is copied, kept or told. */
  isForgotten: boolean;
  /** There was a link before: it is checked once it is copied. */
  gaveExisting: boolean;
  /** Too late to go on within this run. */
  isEnding: boolean;
  /** Ends a wait for the service. */
  wake: () => void;
  /** Never rejects. */
  ended: Promise<Job>;
}

/** Milliseconds after which nobody expects the clipboard to change any more, and it may hold something else by now. */
const clipboardClaimTime = 60_000;

/** Whether the clipboard is still a job's to write. A list takes its time, and whoever asked for one knows. */
export const mayCopy = ({ items, at }: Job, now: number): boolean =>
  items.length > 1 || now - at <= clipboardClaimTime;

/** Milliseconds that a job waits for its service in all. */
const longestWait = 600_000;

/** Whether the rest of a job is better left. @param before the failure of the address before, null if it had none */
const shouldLeaveRest = (job: Job, failure: ErrorReport, before: ErrorReport | null): boolean =>
  !isOfOldLink(job, failure) &&
  (policyOf(failure.code).nextFails === 'certainly' ||
    // They all share it.
    failure.field === 'domain' ||
    (before !== null && mayFailTheNext(before) && mayFailTheNext(failure)));

/** A link that was there before tells nothing of those that the service makes now. */
const isOfOldLink = ({ at }: Job, { link }: ErrorReport): boolean =>
  link !== undefined && link.createdAt < at;

/** One may be bad luck; two in a row are a service that is down or unwell. */
const mayFailTheNext = ({ code }: ErrorReport): boolean => policyOf(code).nextFails !== undefined;

/** How a job is to wait for its service after a failure; null when it does not: a person waits for a single link. */
function waitAfter(
  { code, until }: ErrorReport,
  { items, waited = 0 }: Job,
  now: number,
): { waitsUntil: number; waited: number } | null {
  if (code !== 'rate_limited' || items.length === 1) return null;
  const pause = retryTime(until, now) - now;
  if (waited + pause > longestWait) return null;
  return { waitsUntil: now + pause, waited: waited + pause };
}

/** Milliseconds still to wait. A clock that was set back meanwhile makes it no longer than any wait may be. */
const remainingWait = (until: number, now: number): number =>
  Math.min(Math.max(0, until - now), longestWait);
