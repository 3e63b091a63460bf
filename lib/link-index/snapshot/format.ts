import { lazy } from '@/lib/async/lazy';
import type { Entry } from '@/lib/link-index/entry';
import { type Infer, z } from '@/lib/model/z';

/**
 * Many texts as two. One character that takes two bytes makes the whole text that it is in do so: texts with such ones are kept
 * apart from those without.
 */
const joinedTexts = lazy(() =>
  z.object({
    narrow: z.string(),
    wide: z.string(),
    /** Of each text, in UTF-16 units; below 0 where it is one of the wide ones. */
    lengths: z.instanceof(Int32Array),
  }),
);

type JoinedTexts = Infer<typeof joinedTexts>;

const wideCharacter = /[\u0100-\uFFFF]/;

export function joinTexts(texts: readonly string[]): JoinedTexts {
  const isWide = texts.map((text) => wideCharacter.test(text));
  return {
    narrow: texts.filter((_, i) => isWide[i] === false).join(''),
    wide: texts.filter((_, i) => isWide[i] === true).join(''),
    lengths: Int32Array.from(texts, ({ length }, i) => (isWide[i] === true ? -length : length)),
  };
}

/** Null where the lengths do not fit the texts. */
export function splitTexts({ narrow, wide, lengths }: JoinedTexts): string[] | null {
  const texts: string[] = [];
  let narrowAt = 0;
  let wideAt = 0;
  for (const length of lengths) {
    if (length < 0) texts.push(wide.slice(wideAt, (wideAt -= length)));
    else texts.push(narrow.slice(narrowAt, (narrowAt += length)));
  }
  return narrowAt === narrow.length && wideAt === wide.length ? texts : null;
}

/**
 * The version of what is kept of the index. Another one is not read: it has to grow with every change of what blocks hold,
 * the folding of texts included.
 */
export const snapshotVersion = 4;

/** How many links are in a block at most. */
export const blockSize = 1000;

/** The first block of a snapshot. */
export const headBlock = lazy(() =>
  z.object({
    /** Of links in all. The first one has slot 0, and so on; they are in the order `newest`. */
    count: z.number(),
    /** Slots, in the other orders. */
    orders: z.object({
      oldest: z.instanceof(Uint32Array),
      expiry: z.instanceof(Uint32Array),
      visits: z.instanceof(Uint32Array),
      title: z.instanceof(Uint32Array),
    }),
  }),
);

export type HeadBlock = Infer<typeof headBlock>;

/** The next links. A few long values, as a thousand short ones take many times as long to be read from a database. */
export const linksBlock = lazy(() =>
  z.object({
    shortUrls: joinedTexts(),
    texts: joinedTexts(),
    /** Each service and host once. */
    places: z.array(z.tuple([z.string(), z.string()])),
    /** Which of them. */
    placeNumbers: z.instanceof(Uint32Array),
    createdAt: z.instanceof(Float64Array),
    expiry: z.instanceof(Uint32Array),
    visits: z.instanceof(Float64Array),
    flags: z.instanceof(Uint8Array),
  }),
);

export type LinksBlock = Infer<typeof linksBlock>;

/** The services and hosts of links, each once, and which of them each link is on. */
export function numberPlaces(
  entries: readonly Entry[],
): Pick<LinksBlock, 'places' | 'placeNumbers'> {
  const numbers = new Map<string, number>();
  const places: LinksBlock['places'] = [];
  const placeNumbers = Uint32Array.from(entries, ({ service, host }) => {
    const key = JSON.stringify([service, host]);
    const number = numbers.get(key) ?? places.length;
    if (number === places.length) {
      numbers.set(key, number);
      places.push([service, host]);
    }
    return number;
  });
  return { places, placeNumbers };
}
