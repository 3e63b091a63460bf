import { folder } from './filing';
import { linkRecord } from './link';
import { z } from './z';

/** What a page asks for when a link is to be made. Blank options are left out. */
export const shortenRequest = z.object({
  url: z.string(),
  title: z.string(),
  alias: z.optional(z.string()),
  password: z.optional(z.string()),
  expiry: z.optional(z.string()),
  domain: z.optional(z.string()),
  /** Where the link is to be filed once it exists; kept with the link as wanted, so that closing the popup loses none. */
  filing: z.optional(z.array(folder)),
  /** Who picks the short part when the alias is blank, whatever the preference. */
  shortPart: z.optional(z.enum(['service', 'curtail'])),
  /** `alias` was picked at random by Curtail, for this very link. */
  ownAlias: z.exactOptional(z.boolean()),
  /** Make another link although the page has one. */
  again: z.boolean(),
  /** Asked from a private window: nothing may be remembered. */
  private: z.boolean(),
  /** The tab whose draft is done once the link exists. */
  tabId: z.nullable(z.number()),
});

export type ShortenRequest = z.infer<typeof shortenRequest>;

/** `existing`: a link that was made before; `found`: one whose making had an unknown outcome and that was found again. */
export const shortenOutcome = z.object({
  how: z.enum(['created', 'existing', 'found']),
  link: linkRecord,
});

export type ShortenOutcome = z.infer<typeof shortenOutcome>;
