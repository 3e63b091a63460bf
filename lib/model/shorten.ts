import { lazy } from '@/lib/async/lazy';

import { maybeIdentifier } from './identifier';
import { folder, linkExtras, linkRecord } from './link';
import { type Infer, z } from './z';

/** What a page asks for when a link is to be made. Blank options are left out. */
export const shortenRequest = lazy(() =>
  z.object({
    url: z.string(),
    title: z.string(),
    alias: z.optional(z.string()),
    password: z.optional(z.string()),
    expiry: z.optional(z.string()),
    domain: z.optional(z.string()),
    /** Where the link is to be filed once it exists; kept with the link as wanted, so that closing the popup loses none. */
    filing: z.optional(z.array(folder())),
    extras: z.exactOptional(linkExtras()),
    /** Who picks the short part when the alias is blank, whatever the preference. */
    shortPart: z.optional(z.enum(['service', 'curtail'])),
    /** `alias` was picked at random by Curtail, for this very link. */
    ownAlias: z.exactOptional(z.boolean()),
    /** What nobody wished for, and only a new link is given: one that there is may have another domain, or short part than our random one. */
    onlyForNew: z.exactOptional(z.array(z.enum(['alias', 'domain']))),
    /** Make another link although the page has one. */
    again: z.boolean(),
    /** Asked from a private window: nothing may be remembered. */
    private: z.boolean(),
    /** The tab whose draft is done once the link exists. */
    tabId: z.nullable(z.number()),
    /** The page that it was typed for; what the tab keeps for another one stays. */
    page: z.exactOptional(z.string()),
  }),
);

export type ShortenRequest = Infer<typeof shortenRequest>;

/** `existing`: a link that was made before; `found`: one whose making had an unknown outcome and that was found again. */
const shortenOutcome = lazy(() =>
  z.object({
    how: z.enum(['created', 'existing', 'found']),
    link: linkRecord(),
  }),
);

export type ShortenOutcome = Infer<typeof shortenOutcome>;

/**
 * A create that is about to be sent, or whose outcome is not known: kept from before the request until the outcome is,
 * so that whoever comes next looks for its link instead of making a second one. A link that could not be remembered is kept
 * as part of it. Passwords are never part of it.
 */
export const intent = lazy(() =>
  z.object({
    /** The service that was asked (`serviceIdOf`); the store adds it. */
    service: z.exactOptional(z.string()),
    /** The key under which the page is remembered (`lib/rules/url/url-keys.ts`). */
    url: z.string(),
    /** Tells apart the attempts to make a link for the same page. */
    attempt: z.string(),
    /** The address as it was asked for, normalised. */
    longUrl: z.string(),
    title: z.string(),
    /** The short part sent along, typed or chosen by us; null where the service picks it. */
    alias: z.nullable(z.string()),
    /** Curtail picked the short part at random: a link that has it was certainly made by this create. */
    ownAlias: z.boolean(),
    domain: z.nullable(z.string()),
    /** `YYYY-MM-DD`. */
    expiry: z.nullable(z.string()),
    hasPassword: z.boolean(),
    /** Where the link is to be filed. */
    filing: z.array(folder()),
    /** What else was asked for: whoever asks for another choice wants another link. */
    extras: z.exactOptional(linkExtras()),
    /** Epoch milliseconds at which the create was sent. */
    at: z.number(),
    /** Epoch milliseconds from which the service has certainly stopped working on it: only then does "not there" mean "never made". */
    settledAt: z.number(),
    /** The service answered the create that it was in maintenance: then it has hardly made anything. */
    inMaintenance: z.exactOptional(z.boolean()),
    /** Epoch milliseconds at which its link was last looked for without anybody asking. */
    lookedAt: z.exactOptional(z.number()),
    /** Short URLs already inspected in vain while looking for its link. */
    checked: z.array(z.string()),
    /** The link that it led to, once that could not be remembered: whoever comes next is given it, and nothing is asked. */
    made: z.exactOptional(
      z.pick(linkRecord(), { shortUrl: true, id: true, origin: true, unconfirmed: true }),
    ),
    /** A link of unknown origin that the service answered with and that leads elsewhere: it is told again, in place of asking for another. */
    refused: z.exactOptional(linkRecord()),
    /** The link that it led to, once that was given up because it leads elsewhere: it may yet be switched off, so it is never taken. */
    givenUp: z.exactOptional(z.object({ shortUrl: z.string(), id: maybeIdentifier() })),
  }),
);

export type Intent = Infer<typeof intent>;

/** What an intent is kept under: a page has one for each attempt whose outcome is not known. */
export const intentKey = ({ url, attempt }: Pick<Intent, 'url' | 'attempt'>): string =>
  `${url} ${attempt}`;

/** Oldest first, as that is the order in which their outcome can be known. */
export const byAge = (a: Intent, b: Intent): number => a.at - b.at;

/** An address to be shortened, and what its page or link is called; blank when that is not known. */
export const target = lazy(() => z.object({ url: z.string(), title: z.string() }));

export type Target = Infer<typeof target>;
