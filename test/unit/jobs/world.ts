import { createJobs } from '@/lib/jobs/create-jobs';
import type { Jobs, JobsDependencies, NewJob } from '@/lib/jobs/jobs';
import { AppError, type ErrorCode, type ErrorReport } from '@/lib/model/errors';
import type { Job } from '@/lib/model/job';
import type { LinkRecord } from '@/lib/model/link';
import type { Preferences } from '@/lib/model/preferences';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import { missing } from '@/lib/services/list';

import { connectedTo } from '../../fixtures/connection';
import { sampleLink } from '../../fixtures/link';
import { livingWhile } from '../../fixtures/living-while';
import { samplePreferences } from '../../fixtures/preferences';
import { createFakeClock, type FakeClock } from '../links/fake-clock';
import { FakeClipboard } from './fake-clipboard';
import { FakeItem } from './fake-item';

const start = 1_800_000_000_000;

/** In milliseconds: how long the service takes to make a link, and as long again to tell. */
export const takes = 20;

/** What goes wrong with one request; `acts`: the link is made all the same. */
export interface Fault {
  report: ErrorReport;
  acts?: boolean;
}

/** A browser with a worker that can be ended, a service, a clipboard and the time. */
export interface World {
  clock: FakeClock;
  jobs: Jobs;
  store: FakeItem<Job[]>;
  begun: FakeItem<string[]>;
  clipboard: FakeClipboard;
  connected: string | null;
  preferences: Preferences;
  domains: string[];
  /** The domains of the services that are connected beside it, by their ids. */
  kept: Map<string, string[]>;
  ownLinks: Map<string, LinkRecord>;
  /** The short URLs of those of them that may not be copied unasked, and why. */
  refused: Map<string, ErrorCode>;
  /** What the check of a link that was copied again answers; nothing unless set. */
  check: JobsDependencies['check'];
  /** What comes of the next requests for an address; after that, all is well. */
  faults: Map<string, Fault[]>;
  /** Creates on the service: the addresses, in order. */
  made: string[];
  /** What the service and its client know, by what was asked for. */
  links: Map<string, LinkRecord>;
  requests: ShortenRequest[];
  /** Whose service was asked, for each of them. */
  owners: (string | null)[];
  /** Addresses that one worker asked for while it was asking for them. */
  overlaps: string[];
  /** Every state of a job that was reported, by this worker and those before it. */
  reported: Job[];
  /** What happened, in order. */
  log: string[];
  /** Ends the worker: nothing that it still does counts. */
  kill: () => void;
  /** A new worker in the same browser. */
  restart: () => void;
}

export function createWorld(): World {
  const clock = createFakeClock(start);
  const log: string[] = [];
  const world: World = {
    clock,
    log,
    store: new FakeItem<Job[]>([], clock, () => void log.push('store')),
    begun: new FakeItem<string[]>([], clock),
    clipboard: new FakeClipboard(clock, log),
    connected: 'https://short.example',
    preferences: samplePreferences(),
    domains: [],
    kept: new Map(),
    ownLinks: new Map(),
    refused: new Map(),
    check: async () => null,
    faults: new Map(),
    made: [],
    links: new Map(),
    requests: [],
    owners: [],
    overlaps: [],
    reported: [],
    jobs: undefined as never,
    kill: () => undefined,
    restart: () => openWorker(world),
  };
  world.restart();
  return world;
}

let lastId = 0;

function openWorker(world: World): void {
  world.kill();
  let isAlive = true;
  const living = livingWhile(() => isAlive);
  const service = createService(world);
  const dependencies: JobsDependencies = {
    shorten: living(async (request, owner) => {
      const isKept = owner !== null && world.kept.has(owner);
      const other = isKept || owner === null ? null : missing(owner, connectedTo(world.connected));
      if (other !== null) throw new AppError(other);
      world.owners.push(owner);
      return service(request);
    }),
    ownLink: living(async (url) => {
      const link = world.ownLinks.get(url) ?? null;
      const code = world.refused.get(url);
      if (link === null || code === undefined) return link;
      throw new AppError({ code, link });
    }),
    check: living(async (...input) => world.check(...input)),
    service: living(async () => world.connected),
    preferences: living(async () => world.preferences),
    domains: living(async (owner) => world.kept.get(owner ?? '') ?? world.domains),
    openClipboard: () => world.clipboard.open(() => isAlive),
    memory: createMemory(),
    store: { get: living(world.store.get), update: living(world.store.update) },
    begun: { get: living(world.begun.get), update: living(world.begun.update) },
    changed: (job) => void (isAlive && world.reported.push(structuredClone(job))),
    now: world.clock.now,
    wait: living(world.clock.wait),
    newId: () => `job-${String((lastId += 1))}-`,
  };
  world.jobs = createJobs(dependencies);
  world.kill = () => {
    isAlive = false;
    world.clipboard.reset();
  };
}

function createMemory(): JobsDependencies['memory'] {
  let kept: Job[] = [];
  return { get: async () => kept, update: async (change) => (kept = change(kept)) };
}

/** As `links.shorten`: what was made, or was being made, is found again by whoever asks for the same. */
function createService(world: World): (request: ShortenRequest) => Promise<ShortenOutcome> {
  const busy = new Set<string>();
  return async (request) => {
    if (busy.has(request.url)) world.overlaps.push(request.url);
    busy.add(request.url);
    world.log.push(`shorten ${request.url}`);
    world.requests.push(request);
    const wish = JSON.stringify([request.url, request.domain]);
    const fault = world.faults.get(request.url)?.shift();
    await world.clock.wait(takes);
    const known = world.links.get(wish);
    const link = known ?? linkFor(request, world.made.length);
    if (known === undefined && (fault === undefined || fault.acts === true)) {
      world.made.push(request.url);
      world.links.set(wish, link);
    }
    await world.clock.wait(takes);
    busy.delete(request.url);
    if (fault !== undefined) throw new AppError(fault.report);
    return { how: known === undefined ? 'created' : 'existing', link };
  };
}

export const linkFor = (
  { url, title, domain }: Pick<ShortenRequest, 'url' | 'title' | 'domain'>,
  number: number,
): LinkRecord =>
  sampleLink({
    shortUrl: `https://${domain ?? 'short.example'}/${String(number)}`,
    id: String(number),
    longUrl: url,
    title,
    createdAt: start,
    domain: domain ?? null,
  });

export const page = (name: string | number): string => `https://example.com/${String(name)}`;

/** A job for these pages. */
export const newJob = (
  names: readonly (string | number)[],
  more: Partial<NewJob> = {},
): NewJob => ({
  targets: names.map((name) => ({ url: page(name), title: String(name) })),
  domain: null,
  tabId: 7,
  private: false,
  ...more,
});

/** A job for these addresses, whatever they are. */
export const jobFor = (urls: readonly string[], more: Partial<NewJob> = {}): NewJob =>
  newJob([], { targets: urls.map((url) => ({ url, title: '' })), ...more });

export const fails = (code: ErrorReport['code'], more: Partial<ErrorReport> = {}): Fault => ({
  report: { code, ...more },
});

/** What became of each address: its link's number, the code of its failure, or nothing yet. */
export const results = (job: Job | null | undefined): (number | string | null)[] | undefined =>
  job?.items.map(({ link, error }) => (link && Number(link.id)) ?? error?.code ?? null);
