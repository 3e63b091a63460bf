import { z } from './z';

/** What came of bringing the remembered links together with those that the service lists as active. */
export const linksSync = z.object({
  /** Epoch milliseconds. */
  at: z.number(),
  /** How many links the service lists. */
  listed: z.number(),
  /** How many of them were not known before. */
  added: z.number(),
  /** How many links were thought to work and are not listed. */
  unlisted: z.number(),
  /** How many entries of its list could not be read; missing for none. */
  unreadable: z.exactOptional(z.number()),
});

export type LinksSync = z.infer<typeof linksSync>;
