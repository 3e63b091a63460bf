import { type Entries, createEntries } from '@/lib/link-index/entries';
import type { Entry } from '@/lib/link-index/entry';
import { createSharedTexts } from '@/lib/link-index/shared-texts';
import { z } from '@/lib/model/z';

import { splitTexts } from './joined-texts';
import { type LinksBlock, headBlock, linksBlock } from './snapshot-blocks';

const snapshot = z.tuple([headBlock], linksBlock);

/** What `encodeEntries` gave; null for anything else, such as what was damaged: an index is better made anew than half right. */
export function decodeEntries(blocks: unknown): Entries | null {
  const read = snapshot.safeParse(blocks);
  if (!read.success) return null;
  const [{ count, orders }, ...rest] = read.data;
  const entries: Entry[] = [];
  const shared = createSharedTexts();
  for (const block of rest) if (!addLinks(entries, block, shared)) return null;
  if (entries.length !== count) return null;
  if (!Object.values(orders).every((order) => holdsEachOnce(order, count))) return null;
  const newest = Uint32Array.from(entries, ({ slot }) => slot);
  const known = createEntries({ entries, orders: { newest, ...orders } });
  // Fewer when a short URL is there twice.
  return known.size === count ? known : null;
}

/** Adds the links of a block; false where it does not fit together. */
function addLinks(entries: Entry[], block: LinksBlock, shared: (text: string) => string): boolean {
  const shortUrls = splitTexts(block.shortUrls);
  const texts = splitTexts(block.texts);
  if (shortUrls === null || texts === null || !isEven(block)) return false;
  const places = block.places.map(([service, host]) => [shared(service), shared(host)] as const);
  shortUrls.forEach((shortUrl, i) => {
    const [service, host] = places[at(block.placeNumbers, i)] ?? ['', ''];
    entries.push({
      slot: entries.length,
      shortUrl,
      service,
      host,
      text: texts[i] ?? '',
      createdAt: at(block.createdAt, i),
      expiry: at(block.expiry, i),
      visits: at(block.visits, i),
      flags: at(block.flags, i),
    });
  });
  return true;
}

const at = (numbers: Uint32Array | Float64Array | Uint8Array, i: number): number => numbers[i] ?? 0;

/** Whether there is as much of everything, each place is there, and each number has its place in an order. */
function isEven({ places, ...block }: LinksBlock): boolean {
  const { shortUrls, texts, placeNumbers, createdAt, expiry, visits, flags } = block;
  const { length } = shortUrls.lengths;
  return (
    [texts.lengths, placeNumbers, createdAt, expiry, visits, flags].every(
      (each) => each.length === length,
    ) &&
    placeNumbers.every((number) => number < places.length) &&
    [createdAt, visits].every((numbers) => numbers.every(Number.isFinite))
  );
}

function holdsEachOnce(order: Uint32Array, count: number): boolean {
  const seen = new Uint8Array(count);
  order.forEach((slot) => {
    seen[slot] = 1;
  });
  return order.length === count && !seen.includes(0);
}
