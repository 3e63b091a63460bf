import type { Entries } from '@/lib/link-index/entries';
import type { Entry } from '@/lib/link-index/entry';

import { joinTexts } from './joined-texts';
import { numberPlaces } from './number-places';
import { type HeadBlock, type LinksBlock, blockSize } from './snapshot-blocks';

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
