import { AppError, type ErrorCode, type ErrorReport } from '@/lib/model/errors';
import type { Folder, LinkRecord } from '@/lib/model/link';
import type { Preferences } from '@/lib/model/preferences';
import type { Bulk, Job, RunRow } from '@/lib/model/run';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import { Jobs } from '@/lib/runs/jobs';
import { type Lists, createLists } from '@/lib/runs/lists';
import { createMemoryStore } from '@/lib/runs/memory';
import type { RunsDependencies, ServiceRequests } from '@/lib/runs/ports';
import { Runs } from '@/lib/runs/runs';
import { SingleLinks } from '@/lib/runs/single-link';
import { missing } from '@/lib/services/list';

import { connectedTo } from '../../fixtures/connection';
import { livingWhile } from '../../fixtures/living-while';
import { samplePreferences } from '../../fixtures/preferences';
import { seededBytes } from '../../fixtures/seeded-bytes';
import { type FakeClock, createFakeClock } from '../links/fake-clock';
import { remembered } from '../links/world';
import { FakeClipboard } from './fake-clipboard';
import { StoredRuns, livingStore } from './stored-runs';

const start = Date.parse('2026-11-20T10:00:00Z');

/** In milliseconds: how long a link takes. */
export const takes = 100;

/** What links of other people have. */
export const othersOptions = { hasPassword: true, expiry: '2026-11-21' };

/** A browser, of whose service the test says what it answers. */
export interface World {
  clock: FakeClock;
  stored: StoredRuns;
  /** The rows, and the run, of the one that there is. */
  rows: Pick<StoredRuns, 'rows'>;
  head: Pick<StoredRuns, 'value'>;
  runs: Runs;
  bulk: Lists;
  jobs: Jobs;
  /** What comes of the next requests for an address; after that all is well. */
  failures: Map<string, ErrorReport[]>;
  /** Addresses whose links may be somebody else's, and have what theirs have. */
  uncertain: Set<string>;
  /** The links that pages have already. */
  existing: Map<string, LinkRecord>;
  requests: ShortenRequest[];
  /** The service of each, and whether it came from a private window. */
  owners: [service: string, isPrivate: boolean][];
  /** How many requests were under way at a time, at most. */
  mostAtOnce: number;
  /** What becomes of the next filings; after that all is well. */
  filings: ErrorReport[];
  filed: [string, Folder][];
  reported: (Bulk | null)[];
  /** Every state of a job that was reported. */
  told: Job[];
  wakes: number[];
  isOnline: boolean;
  connected: string | null;
  /** The domains of the services that are connected beside it, by their ids. */
  kept: Map<string, string[]>;
  preferences: Preferences;
  domains: string[];
  ownLinks: Map<string, LinkRecord>;
  /** The short URLs of those that may not be copied unasked, and why. */
  refused: Map<string, ErrorCode>;
  clipboard: FakeClipboard;
  /** What happened, in order. */
  log: string[];
  /** Another worker in the same browser; the one before it does nothing more. */
  restart: () => void;
}

export function createWorld(): World {
  const clock = createFakeClock(start);
  const stored = new StoredRuns(clock);
  const log: string[] = [];
  const world: World = {
    clock,
    stored,
    rows: stored,
    head: stored,
    log,
    runs: undefined as never,
    bulk: undefined as never,
    jobs: undefined as never,
    failures: new Map(),
    uncertain: new Set(),
    existing: new Map(),
    requests: [],
    owners: [],
    mostAtOnce: 0,
    filings: [],
    filed: [],
    reported: [],
    told: [],
    wakes: [],
    isOnline: true,
    connected: 'https://short.example',
    kept: new Map(),
    preferences: samplePreferences(),
    domains: [],
    ownLinks: new Map(),
    refused: new Map(),
    clipboard: new FakeClipboard(clock, log),
    restart: () => openWorker(world),
  };
  world.restart();
  return world;
}

let endLast: () => void = () => undefined;
let lastId = 0;
const randomBytes = seededBytes();

function openWorker(world: World): void {
  endLast();
  let isAlive = true;
  world.clipboard.reset();
  endLast = () => void (isAlive = false);
  const living = livingWhile(() => isAlive);
  const { clock } = world;
  const service = serviceOf(world);
  const requests = (owner: string, isPrivate: boolean): ServiceRequests => ({
    shorten: living(async (request) => {
      if (!world.isOnline) throw new AppError({ code: 'offline', outcome: 'none' });
      requireConnected(world, owner);
      world.owners.push([owner, isPrivate]);
      return service(request);
    }),
    heldUntil: living(async () => null),
    existing: living(async ({ url }) => world.existing.get(url) ?? null),
    file: living(async (shortUrl, folder) => {
      await clock.wait(takes);
      requireConnected(world, owner);
      const failure = world.filings.shift();
      if (failure !== undefined) throw new AppError(failure);
      world.filed.push([shortUrl, folder]);
    }),
    ownLink: living(async (url) => {
      const link = world.ownLinks.get(url) ?? null;
      const code = world.refused.get(url);
      if (link === null || code === undefined) return link;
      throw new AppError({ code, link });
    }),
    preferences: living(async () => world.preferences),
    domains: living(async () => world.kept.get(owner) ?? world.domains),
  });
  const parts: RunsDependencies = {
    requestsOf: living(async (owner, isPrivate) => {
      requireConnected(world, owner);
      return requests(owner, isPrivate);
    }),
    service: living(async () => world.connected),
    store: livingStore(world.stored.store(), living),
    memory: createMemoryStore(memoryOf),
    openClipboard: () => world.clipboard.open(() => isAlive),
    listChanged: (list) => void world.reported.push(structuredClone(list)),
    jobChanged: (job) => void world.told.push(structuredClone(job)),
    wakeAt: (moment) => void world.wakes.push(moment),
    now: clock.now,
    wait: living(clock.wait),
    randomBytes,
    newId: () => `job-${String((lastId += 1))}-`,
  };
  world.runs = new Runs(parts);
  world.bulk = createLists({ ...parts, runs: world.runs });
  world.jobs = new Jobs({ ...parts, runs: world.runs, singles: new SingleLinks(parts) });
}

function memoryOf<T>(empty: T) {
  let kept = empty;
  return {
    get: async () => kept,
    update: async (change: (value: T) => T) => (kept = change(kept)),
  };
}

function requireConnected(world: World, owner: string): void {
  const other = world.kept.has(owner) ? null : missing(owner, connectedTo(world.connected));
  if (other !== null) throw new AppError(other);
}

function serviceOf(world: World): (request: ShortenRequest) => Promise<ShortenOutcome> {
  const busy: string[] = [];
  return async (request) => {
    const { url, alias, domain = 'short.example' } = request;
    busy.push(url);
    world.requests.push(request);
    world.log.push(`shorten ${url}`);
    world.mostAtOnce = Math.max(world.mostAtOnce, busy.length);
    await world.clock.wait(takes);
    busy.splice(busy.indexOf(url), 1);
    const failure = world.failures.get(url)?.shift();
    if (failure !== undefined) throw new AppError(failure);
    const isSingle = request.shortPart === undefined && alias === undefined;
    const existing = (request.onlyForNew || isSingle) && world.existing.get(url);
    if (existing) return { how: 'existing', link: existing };
    const shortUrl = `https://${domain}/${alias ?? `s${String(world.requests.length)}`}`;
    const link = remembered({ shortUrl, longUrl: url, createdAt: world.clock.now() });
    const isUncertain = world.uncertain.has(url);
    return {
      how: 'created',
      link: isUncertain ? { ...link, ...othersOptions, origin: 'uncertain' } : link,
    };
  };
}

/** Lets the run go on until it is done or paused. */
export async function ended({ clock, head }: World): Promise<Bulk> {
  const look = async (): Promise<Bulk> => {
    for (;;) {
      await clock.wait(50);
      if (head.value !== null && head.value.state !== 'working') return head.value;
    }
  };
  return clock.run(look());
}

/** Rows as they are stored, by what is of interest. */
export const states = ({ rows }: World): RunRow['state'][] => rows.rows.map(({ state }) => state);
