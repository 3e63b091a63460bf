import { lazy } from '@/lib/async/lazy';

import type { LinkRecord } from './link';
import { wholeNumber } from './whole-number';
import { type Infer, z } from './z';

/** `off`: disabled, expired, or deleted; `expiring`: within 7 days; `protected`: by a confirmed password; `elsewhere`: not made here. */
export const linkFilter = lazy(() =>
  z.literal(['all', 'working', 'off', 'expiring', 'protected', 'elsewhere']),
);

export type LinkFilter = Infer<typeof linkFilter>;

/** Links without the value come last; `expiry` begins with those that end first. */
export const linkOrder = lazy(() => z.literal(['newest', 'oldest', 'expiry', 'visits', 'title']));

export type LinkOrder = Infer<typeof linkOrder>;

export const maxListed = 1000;

export const linkQuery = lazy(() =>
  z.object({
    /** A link has to hold all of them, in any of its texts. */
    words: z.string(),
    filter: linkFilter(),
    host: z.nullable(z.string()),
    order: linkOrder(),
    from: wholeNumber(0),
    count: wholeNumber(0, maxListed),
  }),
);

export type LinkQuery = Infer<typeof linkQuery>;

export interface LinkPage {
  links: LinkRecord[];
  total: number;
  counts: Record<LinkFilter, number>;
  hosts: string[];
}

export interface FoundLinks extends Omit<LinkPage, 'links'> {
  shortUrls: string[];
}

export interface SearchOptions {
  service: string;
  limit: number;
  /** Only links active on this day, `YYYY-MM-DD`; null for any. */
  workingOn: string | null;
}

export interface KnownLinkStatus {
  shortUrl: string;
  isWorking: boolean;
  isUnlisted: boolean;
}

export const linksSync = lazy(() =>
  z.object({
    at: z.number(),
    listed: z.number(),
    added: z.number(),
    /** Links thought active that the list lacks. */
    unlisted: z.number(),
    unreadable: z.exactOptional(z.number()),
    /** Older links were not read. */
    isCut: z.exactOptional(z.literal(true)),
    /** The offset to go on at; missing where the end was read. */
    next: z.exactOptional(z.string()),
  }),
);

export type LinksSync = Infer<typeof linksSync>;
