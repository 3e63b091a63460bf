import { createSingleFlight } from '@/lib/async/queue';
import { chunksOf } from '@/lib/async/yield';
import { createDeadline } from '@/lib/links/context';
import type { LinkFacts, LinkService, LinksDependencies } from '@/lib/links/ports';
import { hasAlias } from '@/lib/links/record';
import { listActive } from '@/lib/links/service-facts';
import {
  linkFromList,
  markFound,
  markListed,
  markPresent,
  markUnlisted,
} from '@/lib/links/service-info';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { LinksSync } from '@/lib/model/link-query';

import { type ListDifference, compareLists } from './compare-lists';
import type { WatchedHistory } from './history';

/** What one sync works with. */
interface SyncContext {
  dependencies: LinksDependencies & { history: WatchedHistory; hidden: readonly string[] };
  service: LinkService;
  /** Epoch milliseconds before the list was asked for. */
  startedAt: number;
  /** What was written since then: the list may be older. */
  written: ReadonlySet<string>;
  /** What the list reports besides, by short URL. */
  told: ReadonlyMap<string, LinkFacts>;
}

/** Parts of a list that one sync reads: the newest thousand links where each request gives a hundred. */
const maxParts = 10;

/** Links that are written before others get their turn: no more than a store writes in one go. */
const batchSize = 200;

/**
 * Brings the links that are remembered together with those that the service lists as active, in parts between which other work gets
 * its turn. What is left undone when the worker ends is done by the next sync.
 */
async function syncLinks(
  dependencies: SyncContext['dependencies'],
  today: string,
): Promise<LinksSync> {
  const { written, end } = dependencies.history.watch();
  try {
    const service = await dependencies.service();
    const startedAt = dependencies.now();
    const { isWhole, isCut, ...list } = await readOn(dependencies);
    const { shortUrls } = list;
    const pause = async (): Promise<void> => dependencies.wait(0);
    await pause();
    const statuses = await dependencies.finder.statuses(service.id, today);
    await pause();
    const listed = await compareLists(shortUrls, statuses, pause);
    // What was not read could be any of those that seem to be missing.
    const difference = isWhole ? listed : { ...listed, missing: [], unlisted: 0 };
    const told = new Map(list.facts.map((facts) => [facts.shortUrl, facts]));
    const context = { dependencies, service, startedAt, written, told };
    const added = await writeDifference(context, difference);
    const sync = {
      at: dependencies.now(),
      listed: shortUrls.length,
      added,
      unlisted: difference.unlisted,
      ...(list.unreadable === 0 ? {} : { unreadable: list.unreadable }),
      ...(isCut && { isCut }),
      ...(list.next === null ? {} : { next: list.next }),
    };
    await dependencies.syncs.set(sync);
    return sync;
  } finally {
    end();
  }
}

/** Reads the newest links, and of the others those that come after what the last sync read. */
async function readOn({ syncs, api }: SyncContext['dependencies']) {
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
  { strangers, back, missing }: ListDifference,
): Promise<number> {
  const added = await addStrangers(context, strangers);
  // A list that tells more of its links may hold those that are off.
  await changeLinks(context, back, context.told.size > 0 ? markFound : markListed);
  await changeLinks(context, missing, (link) =>
    // One that was made while the list was on its way cannot be in it.
    link.createdAt >= context.startedAt ? null : markUnlisted(link),
  );
  return added;
}

/** Links of private windows stay out as long as the worker lives. */
async function addStrangers(context: SyncContext, strangers: readonly string[]): Promise<number> {
  const { history, hidden } = context.dependencies;
  const { service, told, startedAt: at } = context;
  let added = 0;
  for await (const some of partsOf(context, strangers)) {
    const shown = some.filter((url) => !hidden.some((alias) => hasAlias(url, alias)));
    const links = shown.map((shortUrl) =>
      linkFromList(shortUrl, service, { facts: told.get(shortUrl), at }),
    );
    // Of another service by its name, or made a moment ago.
    const sum = await history.saveAll(links, (known) =>
      known.service === service.id
        ? null
        : { ...markPresent(known), service: service.id, status: 'active' },
    );
    added += sum.added;
  }
  return added;
}

/** Null for a link that stays as it is. */
type LinkChange = (link: LinkRecord) => LinkRecord | null;

async function changeLinks(
  context: SyncContext,
  shortUrls: readonly string[],
  change: LinkChange,
): Promise<void> {
  const { history, service } = context.dependencies;
  for await (const some of partsOf(context, shortUrls)) {
    const links = await history.findAll(some);
    // What everything is taken back of meanwhile must not be written once more.
    await service();
    await history.saveAll(
      links.filter((link) => link !== null),
      (known) => (context.written.has(known.shortUrl) ? null : change(known)),
    );
  }
}

/** @throws `not_connected` when everything was taken back meanwhile */
async function* partsOf(
  { dependencies }: SyncContext,
  list: readonly string[],
): AsyncGenerator<string[]> {
  for (const part of chunksOf(list, batchSize)) {
    await dependencies.service();
    yield part;
    await dependencies.wait(0);
  }
}

export interface LinkSync {
  /**
   * Brings the links that are remembered together with those that the service lists as active, once for all that ask meanwhile.
   * @param within milliseconds: what was done no longer ago is answered at once
   * @throws `timeout` when it takes longer than a page may wait; it goes on meanwhile
   */
  sync(within: number): Promise<LinksSync>;
}

/** @param today gives `YYYY-MM-DD` */
export function linkSync(
  dependencies: Parameters<typeof syncLinks>[0],
  today: () => string,
): LinkSync {
  const share = createSingleFlight<LinksSync>();
  return {
    async sync(within) {
      const last = await dependencies.syncs.get();
      const age = last === null ? Infinity : dependencies.now() - last.at;
      if (last !== null && age >= 0 && age < within) return last;
      const sync = share('sync', async () => syncLinks(dependencies, today()));
      return createDeadline(dependencies).within(sync);
    },
  };
}
