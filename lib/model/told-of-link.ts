import { z } from './z';

/** What a service told of a link when it was last asked about it. */
export const toldOfLink = z.object({
  /** Epoch milliseconds of its answer. */
  at: z.number(),
  /** Null where it tells none. */
  visits: z.nullable(z.number()),
  /** The service's own time, without a zone: `YYYY-MM-DD HH:MM:SS`; null where it tells none. */
  lastAccessed: z.nullable(z.string()),
  /** The visits at the look before this one, to tell how many came since; null where there was none. */
  before: z.nullable(z.object({ visits: z.number(), at: z.number() })),
  /** It knows no such link any more. */
  gone: z.boolean(),
});

export type ToldOfLink = z.infer<typeof toldOfLink>;
