import type { FoundLinks } from '@/lib/model/found-links';
import type { LinkQuery } from '@/lib/model/link-query';
import { foldedWords } from '@/lib/rules/fold';

import type { Entries } from './entries';
import { createTally, daysFrom, kind, kindsOf } from './kinds';
import { holdsAll } from './text';

type Find = (query: LinkQuery, service: string, today: string) => FoundLinks;

/** What a query is looked for with, without what part of the result is wanted. */
interface Wanted extends Omit<LinkQuery, 'from' | 'count'> {
  service: string;
  today: string;
}

/** All that a query finds, of which each window is a part. */
interface Found extends Pick<FoundLinks, 'counts' | 'hosts'> {
  slots: Uint32Array;
}

/** Remembers what was found last until a link changes: somebody who scrolls asks for one window after the other. */
export function createFinder(entries: Entries): Find {
  let last: { key: string; found: Found } | undefined;
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

function findAll(entries: Entries, wanted: Wanted): Found {
  const { kinds, counts, hosts } = look(entries, wanted);
  const bit = kind[wanted.filter];
  const slots = entries.inOrder(wanted.order).filter((slot) => ((kinds[slot] ?? 0) & bit) !== 0);
  return { slots, counts, hosts };
}

/** Looks at the links in the order in which they lie in memory, which is many times as fast as in another one. */
function look(
  { bySlot }: Entries,
  { words, host, service, today }: Wanted,
): Pick<Found, 'counts' | 'hosts'> & { kinds: Uint8Array } {
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
