import { createBudget } from '@/lib/api/budget';
import { createClient } from '@/lib/api/client';
import { type Links, createLinks, shortenConfirmed } from '@/lib/links/links';
import type { LinkWay } from '@/lib/model/connection';
import { defaultPreferences } from '@/lib/model/preferences';
import type { Bulk } from '@/lib/model/run';
import type { ShortenRequest } from '@/lib/model/shorten';
import type { RandomBytes } from '@/lib/rules/alias';
import { heldUntil } from '@/lib/rules/rate-reserve';
import { type Lists, createLists } from '@/lib/runs/lists';
import { Runs } from '@/lib/runs/runs';

import { type Living, livingWhile } from '../../../fixtures/living-while';
import { seededBytes } from '../../../fixtures/seeded-bytes';
import { seededRandom } from '../../../service/faults/seeded-random.ts';
import {
  type RunningService,
  type ServiceOptions,
  startService,
} from '../../../service/start-service.ts';
import { type FakeClock, createFakeClock } from '../../links/fake-clock';
import { type FakeIntents, createFakeList, finderIn, linkApis, serviceAt } from '../../links/world';
import { type StoredRuns, livingStore } from '../stored-runs';
import { type Disk, endingHistory, endingIntents } from './ending-stores';
import type { IndexedHistory } from './indexed-history';
import { persistentParts, quietParts } from './persistent-parts';
import { type GivenUp, slowFetch } from './slow-fetch';

type ServiceLists = Lists & Pick<Runs, 'continueWork' | 'reconnected'>;

/** A browser whose worker can be ended at any moment, the local service, and a time of their own. */
export interface ServiceWorld {
  clock: FakeClock;
  service: RunningService;
  /** The account that is connected. */
  userId: number;
  rows: StoredRuns;
  head: StoredRuns;
  history: IndexedHistory;
  intents: FakeIntents;
  /** Of the worker that lives. */
  bulk: () => ServiceLists;
  links: () => Links;
  /** Resolves when the worker that lives is ended. */
  whenEnded: () => Promise<void>;
  /** Ends the worker, and starts another one, which may give requests up later than it did. */
  restart: (timeout?: number) => void;
  /** Resolves with the job once it is done or paused. */
  ended: () => Promise<Bulk>;
  close: () => Promise<void>;
}

interface WorldOptions extends Partial<ServiceOptions> {
  seed?: number;
  /** Milliseconds there, and as long back, at most: each request takes a random part of it. */
  latency?: { least: number; most: number };
  /** Milliseconds on the way of one request, there or back, where `latency` is not what decides. */
  delay?: () => number;
  /** What a proxy does with a request in place of waiting for its answer; null where it waits. */
  proxy?: (url: string) => GivenUp | null;
  /** Milliseconds that a change of what is stored takes; one unless told. */
  storageTime?: () => number;
  /** Who picks the short parts of links that are made one by one. */
  shortPart?: 'service' | 'curtail';
  /** The API that makes links; the short-URL API unless told. */
  way?: LinkWay;
  /** Milliseconds of true time after which a request is given up. */
  timeout?: number;
}

/** Turns that what comes over the network takes at most to its next wait. */
const settling = 4;

export async function openServiceWorld(options: WorldOptions = {}): Promise<ServiceWorld> {
  const { seed = 1, latency = { least: 20, most: 200 }, timeout = 20_000 } = options;
  const { delay, proxy, storageTime = () => 1, shortPart = 'service' } = options;
  const { way = 'shortUrl', ...more } = options;
  const clock = createFakeClock(Date.parse('2026-11-20T10:00:00.123Z'), settling);
  const random = seededRandom(seed);
  const service = await startService({
    profile: 'observed',
    keepAlive: false,
    now: clock.now,
    ...more,
  });
  const { key, id: userId } = service.register({ username: 'a', email: 'a@short.example' });
  const span = latency.most - latency.least;
  const browser: Browser = {
    clock,
    randomBytes: seededBytes(seed),
    timeout,
    kept: persistentParts(clock),
    fetch: slowFetch(clock, delay ?? (() => latency.least + random() * span), proxy),
    disk: async () => clock.wait(storageTime()),
    shortPart,
    way,
    credentials: { address: service.baseUrl, key },
  };
  let worker = openWorker(browser);
  const { head } = browser.kept;
  return {
    clock,
    service,
    userId,
    ...browser.kept,
    bulk: () => worker.bulk,
    links: () => worker.links,
    whenEnded: async () => worker.ended,
    restart: (patience = timeout) => {
      worker.end();
      worker = openWorker({ ...browser, timeout: patience });
    },
    ended: async () => {
      for (;;) {
        if (head.value !== null && head.value.state !== 'working') return head.value;
        await clock.wait(500);
      }
    },
    close: async () => service.close(),
  };
}

/** What workers come up in. */
interface Browser {
  clock: FakeClock;
  randomBytes: RandomBytes;
  timeout: number;
  kept: ReturnType<typeof persistentParts>;
  fetch: typeof fetch;
  disk: Disk;
  shortPart: 'service' | 'curtail';
  way: LinkWay;
  credentials: { address: string; key: string };
}

interface Worker {
  bulk: ServiceLists;
  links: Links;
  ended: Promise<void>;
  end: () => void;
}

function openWorker(browser: Browser): Worker {
  const { clock, kept, randomBytes } = browser;
  let isAlive = true;
  const { promise: ended, resolve: tellEnd } = Promise.withResolvers<void>();
  const living = livingWhile(() => isAlive);
  const { links, budget } = openLinks(browser, living);
  const parts = {
    requestsOf: async () => ({
      shorten: living(async (request: ShortenRequest) => shortenConfirmed(links, request)),
      existing: living(async (wanted: Parameters<Links['fittingFor']>[0]) =>
        links.fittingFor(wanted),
      ),
      heldUntil: living(async (_: string, pending: number) =>
        heldUntil(await budget.view(), pending),
      ),
      file: async () => undefined,
      ownLink: links.ownLinkToCopy,
      preferences: async () => defaultPreferences,
      domains: async () => [],
    }),
    service: async () => browser.credentials.address,
    store: livingStore(kept.rows.store(), living),
    ...quietParts,
    now: clock.now,
    wait: living(clock.wait),
    randomBytes,
  };
  const runs = new Runs(parts);
  const bulk = {
    ...createLists({ ...parts, runs }),
    continueWork: async () => runs.continueWork(),
    reconnected: async () => runs.reconnected(),
  };
  const end = (): void => {
    isAlive = false;
    tellEnd();
  };
  return { bulk, links, ended, end };
}

function openLinks(
  { clock, kept, randomBytes, timeout, shortPart, way, disk, ...browser }: Browser,
  living: Living,
) {
  const wait = living(clock.wait);
  const budget = createBudget({
    now: clock.now,
    wait,
    load: living(async () => kept.budget),
    save: living(async (state) => void (kept.budget = state)),
    limit: Infinity,
  });
  const call = createClient({
    fetch: living(browser.fetch),
    now: clock.now,
    credentials: async () => browser.credentials,
    permitted: async () => true,
    online: () => true,
    budgets: { account: budget, shortUrl: budget },
    timeout,
  });
  const { address } = browser.credentials;
  const api = linkApis[way](call, 'http:');
  const dependencies = {
    api,
    history: endingHistory(kept.history, disk, living),
    finder: finderIn(kept.history),
    intents: endingIntents(kept.intents, disk, living),
    budget: budget.view,
    traits: kept.traits,
    ...createFakeList(),
    ...clock,
    wait,
    randomBytes,
    service: async () => serviceAt(address),
    shortPart: async () => shortPart,
  };
  const { ordinary: links } = createLinks(dependencies, dependencies.intents);
  return { links, api, budget };
}
