import { lazy } from '@/lib/async/lazy';
import { type Entries, createEntries, createSharedTexts } from '@/lib/link-index/entries';
import type { Entry } from '@/lib/link-index/entry';
import { z } from '@/lib/model/z';

import {
  type HeadBlock,
  type LinksBlock,
  blockSize,
  headBlock,
  joinTexts,
  linksBlock,
  numberPlaces,
  splitTexts,
} from './format';

type Block = HeadBlock | LinksBlock;

/**
 * All entries in a form that is stored and read fast; null when one changed meanwhile.
 * @param pause lets others have their turn
 */
export async function encodeEntries(
  entries: Entries,
  pause: () => Promise<void>,
): Promise<Block[] | null> {
  const { changes } = entries;
  const blocks: Block[] = [];
  for (const block of parts(entries)) {
    if (block !== undefined) blocks.push(block);
    await pause();
    if (entries.changes !== changes) return null;
  }
  return blocks;
}

/** Block by block, each after one more part of the work. */
function* parts(entries: Entries): Generator<Block | undefined> {
  for (const order of ['newest', 'oldest', 'expiry', 'visits', 'title'] as const) {
    entries.inOrder(order);
    yield undefined;
  }
  yield head(entries);
  const newest = entries.inOrder('newest');
  for (let from = 0; from < newest.length; from += blockSize) {
    const slots = [...newest.subarray(from, from + blockSize)];
    yield links(slots.flatMap((slot) => entries.bySlot[slot] ?? []));
  }
}

function head(entries: Entries): HeadBlock {
  const newest = entries.inOrder('newest');
  const places = new Uint32Array(entries.bySlot.length);
  newest.forEach((slot, place) => {
    places[slot] = place;
  });
  const placesIn = (order: keyof HeadBlock['orders']) =>
    Uint32Array.from(entries.inOrder(order), (slot) => places[slot] ?? 0);
  return {
    count: newest.length,
    orders: {
      oldest: placesIn('oldest'),
      expiry: placesIn('expiry'),
      visits: placesIn('visits'),
      title: placesIn('title'),
    },
  };
}

const links = (entries: readonly Entry[]): LinksBlock => ({
  shortUrls: joinTexts(entries.map(({ shortUrl }) => shortUrl)),
  texts: joinTexts(entries.map(({ text }) => text)),
  ...numberPlaces(entries),
  createdAt: Float64Array.from(entries, ({ createdAt }) => createdAt),
  expiry: Uint32Array.from(entries, ({ expiry }) => expiry),
  visits: Float64Array.from(entries, ({ visits }) => visits),
  flags: Uint8Array.from(entries, ({ flags }) => flags),
});

const snapshotShape = lazy(() => z.tuple([headBlock()], linksBlock()));

/** What `encodeEntries` gave; null for anything else, such as what was damaged: an index is better made anew than half right. */
export function decodeEntries(blocks: unknown): Entries | null {
  const read = snapshotShape().safeParse(blocks);
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
