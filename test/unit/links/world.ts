import { type Links, createLinks } from '@/lib/links/links';
import type { IntentStore, LinkApi, LinkFinder, LinksDependencies } from '@/lib/links/ports';
import { createAccountLinksApi } from '@/lib/links/ways/account-links-api';
import { createShortUrlApi } from '@/lib/links/ways/short-url-api';
import { type LinkWay, type ServiceTraits, unknownTraits } from '@/lib/model/connection';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { LinksSync } from '@/lib/model/link-query';
import { type Intent, type ShortenRequest, byAge, intentKey } from '@/lib/model/shorten';
import type { Call } from '@/lib/operations/operations';

import { sampleLink } from '../../fixtures/link';
import { seededBytes } from '../../fixtures/seeded-bytes';
import { finderOf } from '../link-index/finder-of';
import { type FakeClock, createFakeClock } from './fake-clock';
import { FakeHistory } from './fake-history';
import { FakeService } from './fake-service';

/** Noon, 20 November 2026, wherever the tests run. */
const start = new Date(2026, 10, 20, 12).getTime();

export const page = 'https://example.com/page';

/** Milliseconds after a create from which a link that is not there was never made. */
export const untilSettled = 61_000;

export class FakeIntents implements IntentStore {
  readonly kept = new Map<string, Intent>();
  isBroken = false;

  async all(): Promise<Intent[]> {
    return [...this.kept.values()].toSorted(byAge);
  }

  async find(pageKey: string): Promise<Intent[]> {
    return (await this.all()).filter(({ url }) => url === pageKey);
  }

  async save(intent: Intent): Promise<void> {
    if (this.isBroken) throw new Error('no room');
    this.kept.set(intentKey(intent), structuredClone(intent));
  }

  async remove(intent: Pick<Intent, 'url' | 'attempt'>): Promise<void> {
    if (this.isBroken) throw new Error('no room');
    this.kept.delete(intentKey(intent));
  }
}

/** A person's browser, a service and the time. */
export interface World {
  clock: FakeClock;
  service: FakeService;
  history: FakeHistory;
  intents: FakeIntents;
  links: Links;
  /** What private windows work with. */
  privateLinks: Links;
  /** As after the worker died: memory is gone, what is stored is not. */
  restart: () => void;
}

export interface WorldOptions extends Partial<LinksDependencies> {
  /** What answers in place of the service. */
  call?: Call;
  /** The API that makes links; the short-URL API unless told. */
  way?: LinkWay;
}

/** A service that links are made on. @param hosts those of links that are known besides its own */
export const serviceAt = (address = 'https://short.example', hosts: string[] = []) => ({
  id: address,
  address,
  hosts,
  shortHosts: [],
});

/** Finds among what is remembered at each moment. */
export const finderIn = ({ links }: FakeHistory): LinkFinder => ({
  find: async (...asked) => finderOf(links).find(...asked),
  statuses: async (...asked) => finderOf(links).statuses(...asked),
  search: async (...asked) => finderOf(links).search(...asked),
});

/** The links of a service by each of its APIs, given the scheme of its addresses. */
export const linkApis: Record<LinkWay, (call: Call, scheme: string) => LinkApi> = {
  shortUrl: createShortUrlApi,
  accountLinks: (call, scheme) => createAccountLinksApi(call, async () => scheme),
};

export function createWorld({ call, way = 'shortUrl', ...options }: WorldOptions = {}): World {
  const clock = createFakeClock(start);
  const service = new FakeService(clock);
  const history = new FakeHistory();
  const intents = new FakeIntents();
  const dependencies: LinksDependencies = {
    api: linkApis[way](call ?? service.call, 'https:'),
    history,
    finder: finderIn(history),
    budget: async () => ({ limit: Infinity, left: Infinity, spareAt: 0, resetsAt: 0 }),
    ...createFakeList(),
    traits: createFakeTraits(),
    intents,
    now: clock.now,
    ticks: clock.ticks,
    wait: clock.wait,
    randomBytes: seededBytes(),
    service: async () => serviceAt(),
    shortPart: async () => 'service',
    ...options,
  };
  const openLinks = () => {
    const opened = createLinks(dependencies, new FakeIntents());
    return { links: opened.ordinary, privateLinks: opened.private };
  };
  const world: World = {
    clock,
    service,
    history,
    intents,
    ...openLinks(),
    restart: () => {
      Object.assign(world, openLinks());
    },
  };
  return world;
}

/** By default a service that gets whoever asks for an alias just that. */
export function createFakeTraits(
  more: Partial<ServiceTraits> = {},
): LinksDependencies['traits'] & { known: ServiceTraits } {
  const store = {
    known: { ...unknownTraits, aliases: 'honored' as ServiceTraits['aliases'], ...more },
    get: async () => store.known,
    learn: async (traits: Partial<ServiceTraits>) => {
      store.known = { ...store.known, ...traits };
    },
  };
  return store;
}

/** What is remembered for the next look at the service's list. */
export function createFakeList(): Pick<LinksDependencies, 'syncs'> {
  let kept: LinksSync | null = null;
  return {
    syncs: { get: async () => kept, set: async (sync) => void (kept = sync) },
  };
}

export const curtail = { shortPart: async () => 'curtail' as const };

/** What is asked for, and whether in a private window. */
type Asked = Partial<ShortenRequest> & { private?: boolean };

export const requestFor = (more: Partial<ShortenRequest> = {}): ShortenRequest => ({
  url: page,
  title: 'A page',
  again: false,
  tabId: null,
  ...more,
});

/** A link as remembered from before. */
export const remembered = (more: Partial<LinkRecord> = {}): LinkRecord =>
  sampleLink({
    shortUrl: 'https://short.example/before',
    longUrl: page,
    title: 'A page',
    createdAt: start - 86_400_000,
    ...more,
  });

/** Shortens, and tells how it ended: the way it was had, or the report of the failure. */
export async function shorten(
  { clock, links, privateLinks }: World,
  { private: isPrivate = false, ...more }: Asked = {},
): Promise<{ how: string; link: LinkRecord } | ErrorReport> {
  const used = isPrivate ? privateLinks : links;
  return clock.run(orReport(used.shorten(requestFor(more))));
}

/** The link that shortening ends with. */
export async function made(world: World, request: Asked = {}): Promise<LinkRecord> {
  const outcome = await shorten(world, request);
  if (!('how' in outcome)) throw new Error(outcome.code);
  return outcome.link;
}

/** Turns a failure into its report; anything but an `AppError` stays a failure. */
export async function orReport<T>(work: Promise<T>): Promise<T | ErrorReport> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return error.report;
    throw error;
  }
}
