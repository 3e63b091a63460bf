import { type BulkJobs, createBulk } from '@/lib/bulk/bulk';
import type { ServiceRequests } from '@/lib/bulk/ports';
import { confirmedLink } from '@/lib/links/links';
import type { Bulk, BulkRow } from '@/lib/model/bulk';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { Folder, LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import { missing } from '@/lib/services/list';

import { connectedTo } from '../../fixtures/connection';
import { livingWhile } from '../../fixtures/living-while';
import { seededBytes } from '../../fixtures/seeded-bytes';
import { type FakeClock, createFakeClock } from '../links/fake-clock';
import { remembered } from '../links/world';
import { FakeVault } from './fake-vault';
import { StoredRows } from './stored-rows';

const start = Date.parse('2026-11-20T10:00:00Z');

/** In milliseconds: how long a link takes. */
export const takes = 100;

/** What links of other people have. */
export const othersOptions = { hasPassword: true, expiry: '2026-11-21' };

/** A browser, of whose service the test says what it answers. */
export interface World {
  clock: FakeClock;
  rows: StoredRows;
  head: { value: Bulk | null };
  bulk: BulkJobs;
  /** What comes of the next requests for an address; after that all is well. */
  failures: Map<string, ErrorReport[]>;
  /** Addresses whose links may be somebody else's, and have what theirs have. */
  uncertain: Set<string>;
  /** The links that pages have already. */
  existing: Map<string, LinkRecord>;
  requests: ShortenRequest[];
  /** How many requests were under way at a time, at most. */
  mostAtOnce: number;
  /** Addresses that were asked for while they were being asked for. */
  overlaps: string[];
  /** What becomes of the next filings; after that all is well. */
  filings: ErrorReport[];
  filed: [string, Folder][];
  reported: (Bulk | null)[];
  wakes: number[];
  isOnline: boolean;
  /** It ends with the browser. */
  vault: FakeVault;
  connected: string | null;
  /** Another worker in the same browser; the one before it does nothing more. */
  restart: () => void;
}

export function createWorld(): World {
  const clock = createFakeClock(start);
  const world: World = {
    clock,
    rows: new StoredRows(clock),
    head: { value: null },
    bulk: undefined as never,
    failures: new Map(),
    uncertain: new Set(),
    existing: new Map(),
    requests: [],
    mostAtOnce: 0,
    overlaps: [],
    filings: [],
    filed: [],
    reported: [],
    wakes: [],
    isOnline: true,
    vault: new FakeVault(),
    connected: 'https://short.example',
    restart: () => openWorker(world),
  };
  world.restart();
  return world;
}

let endLast: () => void = () => undefined;
const randomBytes = seededBytes();

function openWorker(world: World): void {
  endLast();
  let isAlive = true;
  endLast = () => void (isAlive = false);
  const living = livingWhile(() => isAlive);
  const { clock, rows, head } = world;
  const requests: ServiceRequests = {
    shorten: living(serviceOf(world)),
    confirm: living(async (link) => confirmedLink({ confirm: async () => link }, link)),
    heldUntil: living(async () => null),
    existing: living(async ({ url }) => world.existing.get(url) ?? null),
    file: living(async (shortUrl, folder) => {
      await clock.wait(takes);
      const failure = world.filings.shift();
      if (failure !== undefined) throw new AppError(failure);
      world.filed.push([shortUrl, folder]);
    }),
  };
  world.bulk = createBulk({
    requestsOf: living(async (owner) => {
      const other = missing(owner, connectedTo(world.connected));
      if (other !== null) throw new AppError(other);
      return requests;
    }),
    passwords: {
      seal: living(async (passwords) => world.vault.seal(passwords)),
      open: living(async (sealed) => world.vault.open(sealed)),
      hasKey: living(async () => world.vault.hasKey()),
      forget: living(async () => world.vault.forget()),
    },
    service: living(async () => world.connected),
    rows: {
      replaceAll: living(async (all) => rows.replaceAll(all)),
      range: living(async (from, count) => rows.range(from, count)),
      put: living(async (place, row) => rows.put(place, row)),
      clear: living(async () => rows.clear()),
    },
    head: {
      get: living(async () => head.value),
      set: living(async (value) => void (head.value = structuredClone(value))),
      remove: living(async () => void (head.value = null)),
    },
    changed: (job) => void world.reported.push(structuredClone(job)),
    wakeAt: (moment) => void world.wakes.push(moment),
    online: () => world.isOnline,
    now: clock.now,
    wait: living(clock.wait),
    randomBytes,
  });
}

function serviceOf(world: World): (request: ShortenRequest) => Promise<ShortenOutcome> {
  const busy: string[] = [];
  return async (request) => {
    const { url, alias } = request;
    if (busy.includes(url)) world.overlaps.push(url);
    busy.push(url);
    world.requests.push(request);
    world.mostAtOnce = Math.max(world.mostAtOnce, busy.length);
    await world.clock.wait(takes);
    busy.splice(busy.indexOf(url), 1);
    const failure = world.failures.get(url)?.shift();
    if (failure !== undefined) throw new AppError(failure);
    const existing = request.onlyForNew && world.existing.get(url);
    if (existing) return { how: 'existing', link: existing };
    const shortUrl = `https://short.example/${alias ?? `s${String(world.requests.length)}`}`;
    const link = remembered({ shortUrl, longUrl: url, createdAt: world.clock.now() });
    const isUncertain = world.uncertain.has(url);
    return {
      how: 'created',
      link: isUncertain ? { ...link, ...othersOptions, origin: 'uncertain' } : link,
    };
  };
}

/** Lets the job run until it is done or paused. */
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
export const states = ({ rows }: World): BulkRow['state'][] => rows.rows.map(({ state }) => state);
