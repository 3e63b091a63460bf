import { z } from '@/lib/model/z';

import { joinedTexts } from './joined-texts';

/**
 * The version of what is kept of the index. Another one is not read: it has to grow with every change of what blocks hold,
 * the folding of texts included.
 */
export const snapshotVersion = 2;

/** How many links are in a block at most. */
export const blockSize = 1000;

/** The first block of a snapshot. */
export const headBlock = z.object({
  /** Of links in all. The first one has slot 0, and so on; they are in the order `newest`. */
  count: z.number(),
  /** Slots, in the other orders. */
  orders: z.object({
    oldest: z.instanceof(Uint32Array),
    expiry: z.instanceof(Uint32Array),
    visits: z.instanceof(Uint32Array),
    title: z.instanceof(Uint32Array),
  }),
});

export type HeadBlock = z.infer<typeof headBlock>;

/** The next links. A few long values, as a thousand short ones take many times as long to be read from a database. */
export const linksBlock = z.object({
  shortUrls: joinedTexts,
  texts: joinedTexts,
  /** Each service and host once. */
  places: z.array(z.tuple([z.string(), z.string()])),
  /** Which of them. */
  placeNumbers: z.instanceof(Uint32Array),
  createdAt: z.instanceof(Float64Array),
  expiry: z.instanceof(Uint32Array),
  visits: z.instanceof(Float64Array),
  flags: z.instanceof(Uint8Array),
});

export type LinksBlock = z.infer<typeof linksBlock>;
