import { lazy } from '@/lib/async/lazy';

import type { LinkRecord } from './link';
import { type Infer, z } from './z';

/**
 * Which links are wanted. `working`: as far as known; `off`: switched off, expired, or gone; `expiring`: the last day is one of
 * the next 7; `protected`: by a password that is not merely asked for; `elsewhere`: not made here.
 */
export const linkFilter = lazy(() =>
  z.enum(['all', 'working', 'off', 'expiring', 'protected', 'elsewhere']),
);

export type LinkFilter = Infer<typeof linkFilter>;

/** `expiry`: those that end first come first, those that do not end last. Links whose value nobody told come last in each. */
export const linkOrder = lazy(() => z.enum(['newest', 'oldest', 'expiry', 'visits', 'title']));

export type LinkOrder = Infer<typeof linkOrder>;

/** The most links that are handed over at once. */
export const maxListed = 1000;

/** A part of the links of the connected service. */
export const linkQuery = lazy(() =>
  z.object({
    /** All of these have to be in a link's title, addresses, alias, domain, campaign or channels; blank for any. */
    words: z.string(),
    filter: linkFilter(),
    /** Host of the short URL; null for any. */
    host: z.nullable(z.string()),
    order: linkOrder(),
    /** How many of them to leave out, and how many to give at most. */
    from: z.int().check(z.nonnegative()),
    count: z.int().check(z.nonnegative(), z.maximum(maxListed)),
  }),
);

export type LinkQuery = Infer<typeof linkQuery>;

export interface LinkPage {
  links: LinkRecord[];
  /** How many links fit words, host and filter. */
  total: number;
  /** How many fit words and host under each filter; null where counting would hold up the links. */
  counts: Record<LinkFilter, number> | null;
  /** Every host that links of this service are on, in alphabetical order; without counts, those of the links that were found. */
  hosts: string[];
}

/** Links that were found, by their short URL. */
export interface FoundLinks extends Omit<LinkPage, 'links'> {
  /** The part that was asked for, in its order. */
  shortUrls: string[];
}

/** Which links a search for words looks at. */
export interface SearchOptions {
  /** Base address; links of other services are left out. */
  service: string;
  limit: number;
  /** Only those that work on this day, `YYYY-MM-DD`; null for any. */
  workingOn: string | null;
}

/** How a link stands, as far as is known. */
export interface KnownLinkStatus {
  shortUrl: string;
  /** As the filter `working` has it. */
  isWorking: boolean;
  /** The service's last list lacked it. */
  isUnlisted: boolean;
}

/** What came of bringing the remembered links together with those that the service lists as active. */
export const linksSync = lazy(() =>
  z.object({
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
    /** The service has older links that were not read so far. */
    isCut: z.exactOptional(z.literal(true)),
    /** What to ask for the part of the list with that the next one goes on at; missing where this one read the end. */
    next: z.exactOptional(z.string()),
  }),
);

export type LinksSync = Infer<typeof linksSync>;
