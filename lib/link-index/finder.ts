import type { FoundLinks, KnownLinkStatus, LinkQuery, SearchOptions } from '@/lib/model/link-query';
import { foldedWords } from '@/lib/rules/text';

import type { Entries } from './entries';
import { beginsWith, holdsAll } from './entry';
import { daysFrom, isUnder, isUnlisted } from './filters';
import { countGroups } from './groups';
import type { Entry } from './ports';

export type Finder = ReturnType<typeof createFinder>;

export const createFinder = (entries: Entries) => ({
  find: createFind(entries),
  statuses: (service: string, today: string) => statusesOf(entries, service, today),
  search: (words: string, options: SearchOptions) => searchLinks(entries, words, options),
});

/** Remembers what was found last until a link changes: scrolling asks for one window after the other. */
function createFind(entries: Entries) {
  let last: { key: string; all: ReturnType<typeof findAll> } | undefined;
  return ({ from, count, ...rest }: LinkQuery, service: string, today: string): FoundLinks => {
    const wanted = { ...rest, service, today };
    const key = JSON.stringify([wanted, entries.changes]);
    const all = last?.key === key ? last.all : findAll(entries, wanted);
    last = { key, all };
    const { found, counts, hosts } = all;
    const shortUrls = found.slice(from, from + count).map(({ shortUrl }) => shortUrl);
    return { shortUrls, total: found.length, counts, hosts };
  };
}

interface QueryContext extends Omit<LinkQuery, 'from' | 'count'> {
  service: string;
  today: string;
}

function findAll(entries: Entries, wanted: QueryContext) {
  const { filter, host, order, service } = wanted;
  const words = [...new Set(foldedWords(wanted.words))];
  const days = daysFrom(wanted.today);
  const groups: Record<string, number> = {};
  const hosts = new Set<string>();
  const found: Entry[] = [];
  for (const entry of entries.inOrder(order)) {
    if (entry.service !== service) continue;
    hosts.add(entry.host);
    if ((host !== null && entry.host !== host) || !holdsAll(entry, words)) continue;
    groups[entry.group] = (groups[entry.group] ?? 0) + 1;
    if (isUnder[filter](entry, days)) found.push(entry);
  }
  const { counts } = countGroups(groups, wanted.today);
  return { found, counts, hosts: [...hosts].toSorted() };
}

/** The short URLs of links that hold all of these words; first come those with a title or alias that begins with the first one. */
function searchLinks(entries: Entries, words: string, options: SearchOptions): string[] {
  const { service, limit, workingOn } = options;
  const wanted = foldedWords(words);
  const [first = ''] = wanted;
  const days = workingOn === null ? null : daysFrom(workingOn);
  const best: Entry[] = [];
  const others: Entry[] = [];
  for (const entry of entries.inOrder('newest')) {
    if (best.length >= limit) break;
    if (entry.service !== service || !holdsAll(entry, wanted)) continue;
    if (days !== null && !isUnder.working(entry, days)) continue;
    if (beginsWith(entry, first)) best.push(entry);
    else others.push(entry);
  }
  return [...best, ...others].slice(0, limit).map(({ shortUrl }) => shortUrl);
}

function statusesOf(entries: Entries, service: string, today: string): KnownLinkStatus[] {
  const days = daysFrom(today);
  return entries
    .inOrder('newest')
    .filter((entry) => entry.service === service)
    .map((entry) => ({
      shortUrl: entry.shortUrl,
      isWorking: isUnder.working(entry, days),
      isUnlisted: isUnlisted(entry),
    }));
}
