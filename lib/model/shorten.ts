import { lazy } from '@/lib/async/lazy';

import { type LinkRecord, folder, linkExtras, linkRecord } from './link';
import { type Infer, z } from './z';

/** Blank options are left out. */
export const shortenRequest = lazy(() =>
  z.object({
    url: z.string(),
    title: z.string(),
    alias: z.optional(z.string()),
    password: z.optional(z.string()),
    expiry: z.optional(z.string()),
    domain: z.optional(z.string()),
    /** Stored with the link as wanted, so that closing the popup loses none. */
    filing: z.optional(z.array(folder())),
    extras: z.exactOptional(linkExtras()),
    /** Overrides the preference where the alias is blank. */
    shortPart: z.optional(z.literal(['service', 'curtail'])),
    /** Curtail picked `alias` at random, for this link alone. */
    ownAlias: z.exactOptional(z.boolean()),
    /** Tells a create that is asked for again after its worker's end, where the service picks the alias. */
    attempt: z.optional(z.string()),
    /** What only a new link is given, unwished: an existing one may have another domain, or alias than our random one. */
    onlyForNew: z.exactOptional(z.array(z.literal(['alias', 'domain']))),
    again: z.boolean(),
    /** Its tags were chosen, so a link of another spelling of the address will not do. */
    exactUrl: z.exactOptional(z.boolean()),
    /** The tab with the draft that is done once the link exists. */
    tabId: z.nullable(z.number()),
    /** The page that the draft belongs to; a draft for another page stays. */
    page: z.exactOptional(z.string()),
  }),
);

export type ShortenRequest = Infer<typeof shortenRequest>;

export interface ShortenOutcome {
  /** `existing`: made before; `found`: of an unknown outcome, and found again. */
  how: 'created' | 'existing' | 'found';
  link: LinkRecord;
}

/** A create from before its request until its outcome is known, without its password: its page gets no second link meanwhile. */
export const intent = lazy(() =>
  z.object({
    /** The id of the service that was asked; the store adds it. */
    service: z.exactOptional(z.string()),
    /** The page's key (`lib/rules/url/url-keys.ts`). */
    url: z.string(),
    attempt: z.string(),
    longUrl: z.string(),
    title: z.string(),
    /** Sent along, typed or picked by Curtail; null where the service picks it. */
    alias: z.nullable(z.string()),
    /** Curtail picked it at random: a link that has it came from this create. */
    ownAlias: z.boolean(),
    domain: z.nullable(z.string()),
    /** `YYYY-MM-DD`. */
    expiry: z.nullable(z.string()),
    hasPassword: z.boolean(),
    filing: z.array(folder()),
    /** What else was asked for: another choice means another link. */
    extras: z.exactOptional(linkExtras()),
    /** Epoch milliseconds at which the create was sent. */
    at: z.number(),
    /** How far it has come: `lib/links/create/table.ts`. */
    state: z.literal(['sent', 'unknown', 'discard', 'unsaved']),
    /** The link of one that is to be discarded, or could not be saved. */
    link: z.exactOptional(linkRecord()),
  }),
);

export type Intent = Infer<typeof intent>;

export const intentKey = ({ url, attempt }: Pick<Intent, 'url' | 'attempt'>): string =>
  `${url} ${attempt}`;

export const byAge = (a: Intent, b: Intent): number => a.at - b.at;

/** `title` is blank where it is unknown. */
export const target = lazy(() => z.object({ url: z.string(), title: z.string() }));

export type Target = Infer<typeof target>;
