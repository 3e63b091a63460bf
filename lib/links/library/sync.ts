import { createSingleFlight } from '@/lib/async/queue';
import { chunksOf } from '@/lib/async/yield';
import { createDeadline } from '@/lib/links/context';
import type { LinkFacts, LinkService, LinksDependencies } from '@/lib/links/ports';
import { listActive } from '@/lib/links/service-facts';
import { linkFromList, markListed, markPresent } from '@/lib/links/service-info';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { KnownLinkStatus, LinksSync } from '@/lib/model/link-query';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';

import { type ListDifference, compareLists } from './compare-lists';

interface SyncContext {
  dependencies: LinksDependencies;
  service: LinkService;
  today: string;
  /** Epoch milliseconds before the list was asked for. */
  startedAt: number;
  /** What the list reports besides, by short URL. */
  reported: ReadonlyMap<string, LinkFacts>;
  /** Whether a link is of a private window, and not added. */
  isHidden: (shortUrl: string) => boolean;
}

type HiddenLinks = () => Promise<SyncContext['isHidden']>;

/** Parts of a list that one sync reads: the newest thousand links where each request gives a hundred. */
const maxParts = 10;

/** Links that are written before others get their turn: no more than a store writes in one go. */
const batchSize = 200;

/**
 * Brings the links that are remembered together with those that the service lists as active, in parts between which other work gets
 * its turn. What is left undone when the worker ends is done by the next sync.
 */
async function syncLinks(dependencies: LinksDependencies, hidden: HiddenLinks): Promise<LinksSync> {
  const { now, finder, wait, syncs } = dependencies;
  const service = await dependencies.service();
  const startedAt = now();
  const today = localDay(new Date(startedAt));
  // Read before the list: what changes while it is on its way is newer than the list.
  const statuses = await finder.statuses(service.id, today);
  const { shortUrls, facts, unreadable, next, isWhole, isCut } = await readOn(dependencies);
  const listed = await compareLists(shortUrls, statuses, async () => wait(0));
  // What was not read could be any of those that seem to be missing.
  const difference = isWhole ? listed : { ...listed, missing: [], unlisted: 0 };
  const reported = new Map(facts.map((each) => [each.shortUrl, each]));
  const isHidden = await hidden();
  const context = { dependencies, service, today, startedAt, reported, isHidden };
  const sync: LinksSync = {
    added: await writeDifference(context, difference),
    at: now(),
    listed: shortUrls.length,
    unlisted: difference.unlisted,
    ...(unreadable > 0 && { unreadable }),
    ...(isCut && { isCut }),
    ...(next !== null && { next }),
  };
  await syncs.set(sync);
  return sync;
}

/** Reads the newest links, and of the others those that come after what the last sync read. */
async function readOn({ syncs, api }: LinksDependencies) {
  const last = await syncs.get();
  const { next: goOn, ...before } = last ?? noSync;
  try {
    const list = await listActive({ api }, maxParts, goOn);
    const { unreadable, next, hasMoved } = list;
    return {
      ...list,
      isWhole: unreadable === 0 && next === null && !hasMoved && goOn === undefined,
      // Once the end was read, what comes later is new.
      isCut: next !== null && before.isCut === true,
    };
  } catch (error) {
    // There may be no such part any more: the next one begins anew.
    if (last !== null && reportOf(error).code !== 'rate_limited') await syncs.set(before);
    throw error;
  }
}

/** Nothing was read so far. */
const noSync: LinksSync = { at: 0, listed: 0, added: 0, unlisted: 0, isCut: true };

/** @returns how many were added */
async function writeDifference(
  context: SyncContext,
  { unknown, back, missing }: ListDifference,
): Promise<number> {
  const added = await addUnknown(context, unknown);
  // A list that reports more of its links may hold disabled ones.
  const mayBeOff = context.reported.size > 0;
  await changeLinks(context, back, (link) => markListed(link, mayBeOff ? link.status : 'active'));
  await changeLinks(context, missing, (link) => ({ ...link, unlisted: true }));
  return added;
}

async function addUnknown(context: SyncContext, unknown: readonly string[]): Promise<number> {
  const { service, reported, startedAt: at, isHidden, dependencies } = context;
  let added = 0;
  for await (const some of partsOf(context, unknown)) {
    const links = some
      .filter((shortUrl) => !isHidden(shortUrl))
      .map((shortUrl) => linkFromList(shortUrl, service, { facts: reported.get(shortUrl), at }));
    // Of another service by its name, or made a moment ago.
    const sum = await dependencies.history.saveAll(links, (known) =>
      known.service === service.id
        ? null
        : { ...markPresent(known), service: service.id, status: 'active' },
    );
    added += sum.added;
  }
  return added;
}

/** Writes what was not changed meanwhile. @param change null for a link that stays as it is */
async function changeLinks(
  context: SyncContext,
  statuses: readonly KnownLinkStatus[],
  change: (link: LinkRecord) => LinkRecord | null,
): Promise<void> {
  const { dependencies, today } = context;
  for await (const some of partsOf(context, statuses)) {
    const before = new Map(some.map((status) => [status.shortUrl, status]));
    const isAsBefore = (link: LinkRecord): boolean => {
      const status = before.get(link.shortUrl);
      return (
        status?.isWorking === isWorking(link, today) &&
        status.isUnlisted === (link.unlisted === true)
      );
    };
    const links = await dependencies.history.findAll([...before.keys()]);
    // What everything is taken back of meanwhile must not be written once more.
    await dependencies.service();
    await dependencies.history.saveAll(
      links.filter((link) => link !== null),
      (known) => (isAsBefore(known) ? change(known) : null),
    );
  }
}

/** @throws `not_connected` when everything was taken back meanwhile */
async function* partsOf<T>({ dependencies }: SyncContext, list: readonly T[]): AsyncGenerator<T[]> {
  for (const part of chunksOf(list, batchSize)) {
    await dependencies.service();
    yield part;
    await dependencies.wait(0);
  }
}

/**
 * Brings the links that are remembered together with those that the service lists as active, once for all that ask meanwhile.
 * @param within milliseconds: what was done no longer ago is answered at once
 * @throws `timeout` when it takes longer than a page may wait; it goes on meanwhile
 */
export type Sync = (within: number) => Promise<LinksSync>;

export function createSync(dependencies: LinksDependencies, hidden: HiddenLinks): Sync {
  const share = createSingleFlight<LinksSync>();
  return async (within) => {
    const last = await dependencies.syncs.get();
    const age = last === null ? Infinity : dependencies.now() - last.at;
    if (last !== null && age >= 0 && age < within) return last;
    const sync = share('sync', async () => syncLinks(dependencies, hidden));
    return createDeadline(dependencies).within(sync);
  };
}
