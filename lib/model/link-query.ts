import { lazy } from '@/lib/async/lazy';

import type { LinkRecord } from './link';
import { type Infer, z } from './z';

/**
 * `working`: as far as known; `off`: disabled, expired, or deleted; `expiring`: within the next 7 days; `protected`: by a
 * confirmed password; `elsewhere`: not made here.
 */
export const linkFilter = lazy(() =>
  z.enum(['all', 'working', 'off', 'expiring', 'protected', 'elsewhere']),
);

export type LinkFilter = Infer<typeof linkFilter>;

/** Links without the value come last; `expiry` begins with those that end first. */
export const linkOrder = lazy(() => z.enum(['newest', 'oldest', 'expiry', 'visits', 'title']));

export type LinkOrder = Infer<typeof linkOrder>;

/** The most links in one answer. */
export const maxListed = 1000;

export const linkQuery = lazy(() =>
  z.object({
    /** A link has to hold all of them, in any of its texts; blank for any. */
    words: z.string(),
    filter: linkFilter(),
    /** Host of the short URL; null for any. */
    host: z.nullable(z.string()),
    order: linkOrder(),
    /** Offset and most rows. */
    from: z.int().check(z.nonnegative()),
    count: z.int().check(z.nonnegative(), z.maximum(maxListed)),
  }),
);

export type LinkQuery = Infer<typeof linkQuery>;

export interface LinkPage {
  links: LinkRecord[];
  /** Links that fit words, host and filter. */
  total: number;
  /** Links under each filter that fit words and host; null where counting would delay the rows. */
  counts: Record<LinkFilter, number> | null;
  /** All hosts in alphabetical order; without counts, those of the links found. */
  hosts: string[];
}

export interface FoundLinks extends Omit<LinkPage, 'links'> {
  /** In the order of the query. */
  shortUrls: string[];
}

export interface SearchOptions {
  /** The service's id. */
  service: string;
  limit: number;
  /** Only links active on this day, `YYYY-MM-DD`; null for any. */
  workingOn: string | null;
}

export interface KnownLinkStatus {
  shortUrl: string;
  /** As the filter `working` has it. */
  isWorking: boolean;
  /** The service's last list lacked it. */
  isUnlisted: boolean;
}

/** What a comparison of the remembered links with the service's list of active ones found. */
export const linksSync = lazy(() =>
  z.object({
    /** Epoch milliseconds. */
    at: z.number(),
    /** Links that the service lists. */
    listed: z.number(),
    /** New ones among them. */
    added: z.number(),
    /** Links thought active that the list lacks. */
    unlisted: z.number(),
    /** Unreadable entries of the list. */
    unreadable: z.exactOptional(z.number()),
    /** The service has older links that were not read. */
    isCut: z.exactOptional(z.literal(true)),
    /** The offset to go on at; missing where the end was read. */
    next: z.exactOptional(z.string()),
  }),
);

export type LinksSync = Infer<typeof linksSync>;
