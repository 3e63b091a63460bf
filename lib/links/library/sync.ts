import { chunksOf } from '@/lib/async/chunks';
import { createSingleFlight } from '@/lib/async/queue';
import type { LinkFacts, LinkService, LinksDependencies } from '@/lib/links/ports';
import {
  linkFromList,
  markListed,
  markPresent,
  markUnlisted,
} from '@/lib/links/record/service-info';
import { createDeadline } from '@/lib/links/turn/deadline';
import type { LinkRecord } from '@/lib/model/link';
import type { KnownLinkStatus, LinksSync } from '@/lib/model/link-query';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';

import { compareLists } from './compare-lists';

/** Gives what tells whether a link is of a private window, and not added. */
type HiddenLinks = () => Promise<(shortUrl: string) => boolean>;

/** Parts of a list that one sync reads: the newest thousand links where each request gives a hundred. */
const maxParts = 10;

/** Links that are written before others get their turn: no more than a store writes in one go. */
const batchSize = 200;

/**
 * What is left undone when the worker ends is done by the next sync.
 * @throws `not_connected` when everything was taken back meanwhile
 */
async function syncLinks(dependencies: LinksDependencies, hidden: HiddenLinks): Promise<LinksSync> {
  const { now, finder, syncs } = dependencies;
  const service = await dependencies.service();
  const startedAt = now();
  const today = localDay(new Date(startedAt));
  // Read before the list: what changes while it is on its way is newer than the list.
  const statuses = await finder.statuses(service.id, today);
  const last = await syncs.get();
  const { shortUrls, facts, unreadable, next, isWhole } = await readList(dependencies, last?.next);
  const { unknown, back, missing } = compareLists(shortUrls, statuses);
  const reported = new Map(facts.map((each) => [each.shortUrl, each]));
  const isHidden = await hidden();
  const links = unknown
    .filter((shortUrl) => !isHidden(shortUrl))
    .map((shortUrl) =>
      linkFromList(shortUrl, service, { facts: reported.get(shortUrl), at: startedAt }),
    );
  const added = await addLinks(dependencies, service, links);
  const change = changeLinks(dependencies, today);
  // A list that reports more of its links may hold disabled ones.
  const mayBeOff = reported.size > 0;
  await change(back, (link) => markListed(link, mayBeOff ? link.status : 'active'));
  // What was not read could be any of those that seem to be missing.
  if (isWhole) await change(missing, markUnlisted);
  // Once the end was read, what comes later is new.
  const isCut = next !== null && (last === null || last.isCut === true);
  const sync: LinksSync = {
    added,
    at: now(),
    listed: shortUrls.length,
    unlisted: isWhole ? missing.length : 0,
    ...(unreadable > 0 && { unreadable }),
    ...(isCut && { isCut }),
    ...(next !== null && { next }),
  };
  await dependencies.service();
  await syncs.set(sync);
  return sync;
}

/** Reads the newest links, and of the others those that come after what the last sync read. */
async function readList({ api }: Pick<LinksDependencies, 'api'>, goOn?: string) {
  const parts = [await api.list(null)];
  let next = goOn ?? parts[0]?.next ?? null;
  while (parts.length < maxParts && next !== null) {
    const part = await api.list(next);
    parts.push(part);
    ({ next } = part);
  }
  const unreadable = parts.reduce((sum, part) => sum + part.unreadable, 0);
  // Links came or went while it was read: one that moved to a part that was read already is in none.
  const hasMoved = new Set(parts.map(({ total }) => total)).size > 1;
  return {
    shortUrls: parts.flatMap(({ shortUrls }) => shortUrls),
    facts: parts.flatMap<LinkFacts>(({ facts = [] }) => facts),
    unreadable,
    next,
    isWhole: unreadable === 0 && next === null && goOn === undefined && !hasMoved,
  };
}

async function addLinks(
  { history, service, wait }: LinksDependencies,
  { id }: LinkService,
  links: readonly LinkRecord[],
): Promise<number> {
  let added = 0;
  for (const some of chunksOf(links, batchSize)) {
    await service();
    // Of another service by its name, or made a moment ago.
    const sum = await history.saveAll(some, (known) =>
      known.service === id ? null : { ...markPresent(known), service: id, status: 'active' },
    );
    added += sum.added;
    await wait(0);
  }
  return added;
}

/** Writes what was not changed meanwhile. */
const changeLinks =
  ({ history, service, wait }: LinksDependencies, today: string) =>
  async (
    statuses: readonly KnownLinkStatus[],
    change: (link: LinkRecord) => LinkRecord,
  ): Promise<void> => {
    for (const some of chunksOf(statuses, batchSize)) {
      const before = new Map(some.map((status) => [status.shortUrl, status]));
      const isAsBefore = (link: LinkRecord): boolean => {
        const status = before.get(link.shortUrl);
        return (
          status?.isWorking === isWorking(link, today) &&
          status.isUnlisted === (link.unlisted === true)
        );
      };
      const links = await history.findAll([...before.keys()]);
      // What everything is taken back of meanwhile must not be written once more.
      await service();
      await history.saveAll(
        links.filter((link) => link !== null),
        (known) => (isAsBefore(known) ? change(known) : null),
      );
      await wait(0);
    }
  };

/**
 * Once for all that ask meanwhile.
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
