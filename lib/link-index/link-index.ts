import type { LinkFinder } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';
import type { FoundLinks, LinkQuery, KnownLinkStatus, SearchOptions } from '@/lib/model/link-query';
import { foldedWords } from '@/lib/rules/text';

import { type Entries, createEntries } from './entries';
import { type Entry, beginsWith, entryFlags, holdsAll } from './entry';
import { createTally, daysFrom, isWorkingEntry, kindBits, kindsOf } from './kinds';

/** @param entries what it begins with; none unless told */
export function createLinkIndex(entries: Entries = createEntries()): LinkIndex {
  const find = createFinder(entries);
  return {
    get size() {
      return entries.size;
    },
    put: (link) => entries.put(link),
    remove: (shortUrl) => entries.remove(shortUrl),
    clear: () => entries.clear(),
    find,
    statuses: (service, today) => statusesOf(entries.bySlot, service, today),
    search: (words, options) => searchLinks(entries, words, options),
  };
}

/** Finds links among all that are remembered, within milliseconds. Made for 100,000 of them. */
export interface LinkIndex extends LinkFinder {
  readonly size: number;
  /** Adds a link, or puts it in the place of the one with the same short URL. */
  put(link: LinkRecord): void;
  remove(shortUrl: string): void;
  clear(): void;
}

type Find = LinkFinder['find'];

/** What a query is looked for with, without what part of the result is wanted. */
interface QueryContext extends Omit<LinkQuery, 'from' | 'count'> {
  service: string;
  today: string;
}

/** All that a query finds, of which each window is a part. */
interface FoundSlots extends Pick<FoundLinks, 'counts' | 'hosts'> {
  slots: Uint32Array;
}

/** Remembers what was found last until a link changes: somebody who scrolls asks for one window after the other. */
export function createFinder(entries: Entries): Find {
  let last: { key: string; found: FoundSlots } | undefined;
  return ({ from, count, ...rest }, service, today) => {
    const wanted = { ...rest, service, today };
    const key = JSON.stringify([wanted, entries.changes]);
    const found = last?.key === key ? last.found : findAll(entries, wanted);
    last = { key, found };
    const window = [...found.slots.subarray(from, from + count)];
    return {
      shortUrls: window.flatMap((slot) => entries.bySlot[slot]?.shortUrl ?? []),
      total: found.slots.length,
      counts: found.counts,
      hosts: found.hosts,
    };
  };
}

function findAll(entries: Entries, wanted: QueryContext): FoundSlots {
  const { kinds, counts, hosts } = scanEntries(entries, wanted);
  const bit = kindBits[wanted.filter];
  const slots = entries.inOrder(wanted.order).filter((slot) => ((kinds[slot] ?? 0) & bit) !== 0);
  return { slots, counts, hosts };
}

/** Looks at the links in the order in which they lie in memory, which is many times as fast as in another one. */
function scanEntries(
  { bySlot }: Entries,
  { words, host, service, today }: QueryContext,
): Pick<FoundSlots, 'counts' | 'hosts'> & { kinds: Uint8Array } {
  const folded = [...new Set(foldedWords(words))];
  const days = daysFrom(today);
  const tally = createTally();
  const hosts = new Set<string>();
  const kinds = new Uint8Array(bySlot.length);
  for (const entry of bySlot) {
    if (entry?.service !== service) continue;
    hosts.add(entry.host);
    if ((host !== null && entry.host !== host) || !holdsAll(entry.text, folded)) continue;
    kinds[entry.slot] = tally.add(kindsOf(entry, days));
  }
  return { kinds, counts: tally.counts(), hosts: [...hosts].toSorted() };
}

/** The short URLs of links that hold all of these words, those first whose title or short part begins with the first one. */
function searchLinks(entries: Entries, words: string, options: SearchOptions): string[] {
  const wanted = foldedWords(words);
  const [first = ''] = wanted;
  const isMeant = toQueryContext(options);
  const best: Entry[] = [];
  const others: Entry[] = [];
  for (const slot of entries.inOrder('newest')) {
    const entry = entries.bySlot[slot];
    if (best.length >= options.limit) break;
    if (entry === undefined || !isMeant(entry) || !holdsAll(entry.text, wanted)) continue;
    if (beginsWith(entry.text, first)) best.push(entry);
    else others.push(entry);
  }
  return [...best, ...others].slice(0, options.limit).map(({ shortUrl }) => shortUrl);
}

function toQueryContext({ service, workingOn }: SearchOptions): (entry: Entry) => boolean {
  if (workingOn === null) return (entry) => entry.service === service;
  const days = daysFrom(workingOn);
  return (entry) => entry.service === service && isWorkingEntry(entry, days);
}

/** @param today `YYYY-MM-DD` */
function statusesOf(
  slots: readonly (Entry | undefined)[],
  service: string,
  today: string,
): KnownLinkStatus[] {
  const days = daysFrom(today);
  return slots.flatMap((entry) =>
    entry?.service === service
      ? {
          shortUrl: entry.shortUrl,
          isWorking: isWorkingEntry(entry, days),
          isUnlisted: (entry.flags & entryFlags.unlisted) !== 0,
        }
      : [],
  );
}
