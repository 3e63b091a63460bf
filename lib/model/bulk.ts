import { lazy } from '@/lib/async/lazy';

import { sealedText } from './connection';
import { errorReport } from './error-report';
import { linkInput } from './link';
import { type Infer, z } from './z';

export const bulkInput = lazy(() =>
  z.extend(linkInput(), {
    /** Its line in the list or file, from 1. */
    line: z.int().check(z.positive()),
    title: z.string(),
  }),
);

export type BulkInput = Infer<typeof bulkInput>;

/** One request for each new link, and one for each campaign or channel of a row. */
export const bulkRequests = lazy(() =>
  z.object({
    links: z.int().check(z.nonnegative()),
    filings: z.int().check(z.nonnegative()),
  }),
);

export type BulkRequests = Infer<typeof bulkRequests>;

/** `existing`: its page had a link that fits. */
const bulkRowState = lazy(() => z.enum(['waiting', 'made', 'existing', 'failed']));

export const bulkRow = lazy(() =>
  z.object({
    ...bulkInput().shape,
    /** Encrypted with a key that stays in memory; dropped once the row is made or has failed. */
    password: z.nullable(sealedText()),
    /** Asked for; of an existing link, what the link has, as with `expiry`. */
    hasPassword: z.boolean(),
    /** The alias that Curtail picked before sending; null where the user or the service picks it. */
    part: z.nullable(z.string()),
    state: bulkRowState(),
    shortUrl: z.nullable(z.string()),
    /**
     * Why it failed, is not as asked, or could not be filed; while the row waits, that its link may exist, written before each
     * request.
     */
    error: z.nullable(errorReport()),
    /** A try counts twice when the service was well otherwise. */
    tries: z.number(),
    /** Where only filing is left to do. */
    had: z.exactOptional(z.enum(['made', 'existing'])),
  }),
);

export type BulkRow = Infer<typeof bulkRow>;

export type BulkResult = Omit<BulkRow, 'password' | 'part' | 'tries' | 'had'> & {
  /** Its password has to be entered again first. */
  lacksPassword: boolean;
};

export const bulkOptions = lazy(() =>
  z.object({
    /** The file's name, or blank. */
    name: z.string(),
    /** Curtail picks missing aliases, so that not even a repeat by the browser makes two links. */
    ownParts: z.boolean(),
    /** Use a fitting link that the page has. */
    reuse: z.boolean(),
  }),
);

export type BulkOptions = Infer<typeof bulkOptions>;

/** There is one at a time; it is kept until it is dismissed. */
export const bulk = lazy(() =>
  z.object({
    id: z.string(),
    /** Epoch milliseconds; `endedAt` is null until the end. */
    startedAt: z.number(),
    endedAt: z.nullable(z.number()),
    ...bulkOptions().shape,
    service: z.string(),
    total: z.number(),
    made: z.number(),
    existing: z.number(),
    failed: z.number(),
    /** Rows that need their password again. */
    locked: z.number(),
    /** `paused`: by the user, or because of `error`. */
    state: z.enum(['working', 'paused', 'done']),
    /** What paused it or has to pass; null for nothing, and for the rate limit. */
    error: z.nullable(errorReport()),
    /** Epoch milliseconds before which nothing is sent; null for none. */
    waitsUntil: z.nullable(z.number()),
    /** Milliseconds of work with waits for the rate limit and without pauses, for the remaining time. */
    worked: z.number(),
    /** The user resumed after links were not as asked, and so accepts it for the rest. */
    asTheyAre: z.exactOptional(z.boolean()),
    /** Epoch milliseconds up to which `worked` counts. */
    workedAt: z.exactOptional(z.number()),
  }),
);

export type Bulk = Infer<typeof bulk>;
