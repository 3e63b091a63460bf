import type { SearchOptions } from '@/lib/model/found-links';
import { foldedWords } from '@/lib/rules/fold';

import type { Entries } from './entries';
import type { Entry } from './entry';
import { daysFrom, isWorking } from './kinds';
import { beginsWith, holdsAll } from './text';

/** The short URLs of links that hold all of these words, those first whose title or short part begins with the first one. */
export function searchLinks(entries: Entries, words: string, options: SearchOptions): string[] {
  const wanted = foldedWords(words);
  const [first = ''] = wanted;
  const isMeant = meant(options);
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

function meant({ service, workingOn }: SearchOptions): (entry: Entry) => boolean {
  if (workingOn === null) return (entry) => entry.service === service;
  const days = daysFrom(workingOn);
  return (entry) => entry.service === service && isWorking(entry, days);
}
