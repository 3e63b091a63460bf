import { type ErrorCode, reportOf } from '@/lib/model/errors';
import type { Job, JobItem } from '@/lib/model/job';
import { type Preferences, defaultPreferences } from '@/lib/model/preferences';
import { mostAddresses } from '@/lib/rules/job';
import { stripTracking } from '@/lib/rules/url/tracking';
import { normaliseLongUrl } from '@/lib/rules/url/url';
import { canonicalUrl } from '@/lib/rules/url/url-keys';

import { createLazyClipboard } from './clipboard';
import { copyActions, jobQueries, resumeActions, stopActions } from './control';
import type { Run } from './do-items';
import { createJobStore } from './job-store';
import type { JobTarget, Jobs, JobsDependencies, NewJob, Refused } from './jobs';
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

/**
 * Settles what is to be made, as the popup would. Everything that could make it another link is part of the job from now on:
 * who goes on with it asks for the very same, whatever was switched meanwhile, and is given the link that there is.
 */
async function newJob(dependencies: JobsDependencies, asked: NewJob): Promise<Job> {
  const { service: owner = null, targets } = asked;
  const [service, preferences, usual, items] = await Promise.all([
    owner ?? dependencies.service().catch(() => null),
    dependencies.preferences(owner).catch(() => defaultPreferences),
    usualDomain(dependencies, owner),
    Promise.all(targets.map(async (target) => itemOf(target, asked, dependencies))),
  ]);
  return {
    ...blankJob(dependencies, asked),
    service,
    ...(asked.domain === null ? { domain: usual, isUsualDomain: true } : { domain: asked.domain }),
    items: distinct(items.map((item) => withoutTracking(item, preferences))),
  };
}

/** The domain that the popup would take on a service. */
async function usualDomain(
  { preferences, domains }: Pick<JobsDependencies, 'preferences' | 'domains'>,
  owner: string | null,
): Promise<string | null> {
  const [{ lastDomain }, all] = await Promise.all([
    preferences(owner).catch(() => defaultPreferences),
    domains(owner).catch((): string[] => []),
  ]);
  return lastDomain !== null && all.includes(lastDomain) ? lastDomain : null;
}

/** A job without addresses. */
const blankJob = (
  { newId, now }: Pick<JobsDependencies, 'newId' | 'now'>,
  { tabId, private: isPrivate }: Pick<NewJob, 'tabId' | 'private'>,
): Job => ({
  id: newId(),
  at: now(),
  tabId,
  service: null,
  domain: null,
  private: isPrivate,
  items: [],
  state: 'working',
  copied: null,
  waitsUntil: null,
});

/** What is told of a link that was asked for itself, and keeps it from being copied: shortened, it would only lead to itself. */
const ownLinkFailures: ReadonlySet<ErrorCode> = new Set([
  'wrong_host',
  'dead_link',
  'not_as_asked',
  'not_confirmed',
]);

/** A short link of ours is its own link. It is looked up for a private window, too: that leaves nothing behind. */
async function itemOf(
  { url, title, service }: JobTarget,
  job: Pick<NewJob, 'service' | 'private'>,
  dependencies: JobsDependencies,
): Promise<JobItem> {
  const owner = service ?? job.service ?? null;
  const ownLink = async (address: string) => dependencies.ownLink(address, owner, job.private);
  const read = normaliseLongUrl(url);
  const normalised = 'url' in read ? read.url : url;
  const place = service && { service, domain: await usualDomain(dependencies, service) };
  const item = { url: normalised, title, link: null, error: null, ...(place && { place }) };
  try {
    const link = (await ownLink(url)) ?? (normalised === url ? null : await ownLink(normalised));
    return { ...item, link };
  } catch (failure) {
    const error = reportOf(failure);
    return ownLinkFailures.has(error.code) ? { ...item, error } : item;
  }
}

function withoutTracking(item: JobItem, { tracking }: Preferences): JobItem {
  const url = stripTracking(item.url, tracking);
  return url === item.url || item.link !== null
    ? { ...item, url }
    : { ...item, url, full: item.url };
}

function distinct(items: readonly JobItem[]): JobItem[] {
  const seen = new Map<string, JobItem>();
  for (const item of items) {
    const page = canonicalUrl(item.url);
    if (!seen.has(page)) seen.set(page, item);
  }
  return [...seen.values()];
}

/** Why a job cannot be begun; null when it can. */
function refusalOf({ targets }: NewJob): string | null {
  if (targets.length === 0) return 'no_addresses';
  return targets.length > mostAddresses ? 'too_many_addresses' : null;
}

/** A refusal as a job, so that it is reported as every other failure is. */
function refusedJob(
  dependencies: Pick<JobsDependencies, 'newId' | 'now'>,
  { problem, ...place }: Refused,
): Job {
  const error = { code: 'invalid_input', field: 'url', problem, outcome: 'none' } as const;
  return {
    ...blankJob(dependencies, place),
    items: [{ url: '', title: '', link: null, error }],
    state: 'done',
  };
}
