import { lazy } from '@/lib/async/lazy';

import { sealedText } from './connection';
import { errorReport } from './error-report';
import { linkInput } from './link';
import { type Infer, z } from './z';

/** A link that is to be made, as it was checked. */
export const bulkInput = lazy(() =>
  z.extend(linkInput(), {
    /** Its line in the list or file that it comes from, from 1. */
    line: z.int().check(z.positive()),
    title: z.string(),
  }),
);

export type BulkInput = Infer<typeof bulkInput>;

/** How many requests a job comes to: one for each new link, and one for each campaign or channel that a row is added to. */
export const bulkRequests = lazy(() =>
  z.object({
    links: z.int().check(z.nonnegative()),
    filings: z.int().check(z.nonnegative()),
  }),
);

export type BulkRequests = Infer<typeof bulkRequests>;

/**
 * `waiting`: not made yet; `made`; `existing`: its page had a link that fits; `failed`: reported with the reason.
 */
const bulkRowState = lazy(() => z.enum(['waiting', 'made', 'existing', 'failed']));

/** A row as it is kept. */
export const bulkRow = lazy(() =>
  z.object({
    ...bulkInput().shape,
    /**
     * Encrypted with a key that is kept in memory only. Gone as soon as the row is made or has failed, and when the key is gone.
     */
    password: z.nullable(sealedText()),
    /** Whether one was asked for; of an existing link, whether it has one. So it is with `expiry`. */
    hasPassword: z.boolean(),
    /**
     * The short part that Curtail chose for it, before anything was sent; null where the service picks one or one was asked for.
     */
    part: z.nullable(z.string()),
    state: bulkRowState(),
    shortUrl: z.nullable(z.string()),
    /**
     * Why it failed; for a link that was made, why it may not be as asked, told with that link, or why it could not be filed. A
     * row that waits has one while its link may have been made: it is written down before a request is sent, and gone once its
     * outcome is known.
     */
    error: z.nullable(errorReport()),
    /** How often it was tried in vain; a try counts twice when the service was well otherwise. */
    tries: z.number(),
    /** How its link was had, where only filing it is left to do. */
    had: z.exactOptional(z.enum(['made', 'existing'])),
  }),
);

export type BulkRow = Infer<typeof bulkRow>;

/** A row for pages: without its password. */
export type BulkResult = Omit<BulkRow, 'password' | 'part' | 'tries' | 'had'> & {
  /** It cannot be made before its password is entered again. */
  lacksPassword: boolean;
};

/** How a bulk job is to be done. */
export const bulkOptions = lazy(() =>
  z.object({
    /** What it was made of, for people: the name of a file, or blank. */
    name: z.string(),
    /** Rows without an alias get a short part chosen by Curtail, so that not even a repeat by the browser can make two links. */
    ownParts: z.boolean(),
    /** A page that has a working link that fits gets that one. */
    reuse: z.boolean(),
  }),
);

export type BulkOptions = Infer<typeof bulkOptions>;

/** A bulk job as it stands. There is one at a time; it is kept until it is dismissed. */
export const bulk = lazy(() =>
  z.object({
    id: z.string(),
    /** Epoch milliseconds at which it was begun, and at which it ended; null before that. */
    startedAt: z.number(),
    endedAt: z.nullable(z.number()),
    ...bulkOptions().shape,
    /** The id of the service that its links are made on. */
    service: z.string(),
    total: z.number(),
    made: z.number(),
    existing: z.number(),
    failed: z.number(),
    /** How many rows cannot be made before their password is entered again. */
    locked: z.number(),
    /** `paused`: by the person, or because of `error`; it goes on when told to. */
    state: z.enum(['working', 'paused', 'done']),
    /** What it was paused by, or what it waits for to pass; null for nothing, and for the rate limit. */
    error: z.nullable(errorReport()),
    /** Epoch milliseconds before which nothing is sent: a rate limit, or the pause after a failure; null for none. */
    waitsUntil: z.nullable(z.number()),
    /**
     * Milliseconds of work so far, waits for the service's rate limit included, pauses not: what the remaining time is told from.
     */
    worked: z.number(),
    /** It was gone on with after a pause because links were not as they were asked for: that is fine for its other links, too. */
    asTheyAre: z.exactOptional(z.boolean()),
    /** Epoch milliseconds up to which `worked` counts. */
    workedAt: z.exactOptional(z.number()),
  }),
);

export type Bulk = Infer<typeof bulk>;
