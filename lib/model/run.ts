import { lazy } from '@/lib/async/lazy';

import { errorReport } from './error-report';
import { linkInput, linkRecord } from './link';
import { target } from './shorten';
import { wholeNumber } from './whole-number';
import { type Infer, z } from './z';

export const bulkInput = lazy(() =>
  z.object({
    ...linkInput().shape,
    /** Its line in the list or file, from 1. */
    line: wholeNumber(1),
    title: z.string(),
    /** Its tags were chosen (`shortenRequest`). */
    exactUrl: z.exactOptional(z.boolean()),
  }),
);

export type BulkInput = Infer<typeof bulkInput>;

/** One request for each new link, and one for each campaign or channel of a row. */
export const bulkRequests = lazy(() =>
  z.object({ links: wholeNumber(0), filings: wholeNumber(0) }),
);

export type BulkRequests = Infer<typeof bulkRequests>;

/** Never with its password, which is in memory only. */
export const runRow = lazy(() =>
  z.object({
    ...z.omit(bulkInput(), { password: true }).shape,
    /** Asked for; of an existing link, what the link has, as with `expiry`. */
    hasPassword: z.boolean(),
    /** The alias that Curtail picked before sending; null where the user or the service picks it. */
    part: z.nullable(z.string()),
    /** `existing`: its page had a link that fits. */
    state: z.literal(['waiting', 'made', 'existing', 'failed']),
    shortUrl: z.nullable(z.string()),
    /** Why it failed, is not as asked, or could not be filed; while the row waits, that its link may exist. */
    error: z.nullable(errorReport()),
    tries: z.number(),
    /** Where only filing is left to do. */
    had: z.exactOptional(z.literal(['made', 'existing'])),
    /** Missing for the run's own service. */
    service: z.exactOptional(z.string()),
    /** The user picked no domain, so an existing link on another one will do. */
    isUsualDomain: z.exactOptional(z.boolean()),
    /** The address before tracking parameters were removed; missing where none were. */
    full: z.exactOptional(z.string()),
    /** Of a run that is copied, so its link is kept whole. */
    isCopied: z.exactOptional(z.boolean()),
    link: z.exactOptional(linkRecord()),
  }),
);

export type RunRow = Infer<typeof runRow>;

export const bulkOptions = lazy(() =>
  z.object({
    /** The file's name, or blank. */
    name: z.string(),
    /** Curtail picks missing aliases, so that not even a repeat by the browser makes two links. */
    ownParts: z.boolean(),
    reuse: z.boolean(),
  }),
);

export type BulkOptions = Infer<typeof bulkOptions>;

export const run = lazy(() =>
  z.object({
    id: z.string(),
    /** Epoch milliseconds; `endedAt` is null until the end. */
    startedAt: z.number(),
    endedAt: z.nullable(z.number()),
    ...bulkOptions().shape,
    service: z.string(),
    /** `paused`: by the user, or because of `error`. */
    state: z.literal(['working', 'paused', 'done']),
    /** What paused it or has to pass; null for nothing, and for the rate limit. */
    error: z.nullable(errorReport()),
    /** Epoch milliseconds before which nothing is sent; null for none. */
    waitsUntil: z.nullable(z.number()),
    /** The user resumed after links were not as asked, and so accepts it for the rest. */
    acceptsMismatch: z.exactOptional(z.boolean()),
    /** Whether the clipboard holds the links, null before the attempt; missing for a list of the options page. */
    copied: z.exactOptional(z.nullable(z.boolean())),
    /** From a private window: never stored. */
    private: z.exactOptional(z.boolean()),
  }),
);

export type Run = Infer<typeof run>;

export type Bulk = Omit<Run, 'copied' | 'private'> & {
  total: number;
  made: number;
  existing: number;
  failed: number;
  locked: number;
  /** Epoch milliseconds since when this worker is at it, and the rows that were done by then. */
  workedSince: number;
  doneBefore: number;
};

export type BulkResult = Omit<RunRow, 'part' | 'tries' | 'had'> & {
  lacksPassword: boolean;
};

/** Without a link and an error it is still to be done, or was under way when the worker ended. */
const jobItem = lazy(() =>
  z.object({
    ...target().shape,
    full: z.exactOptional(z.string()),
    exactUrl: z.exactOptional(z.boolean()),
    service: z.exactOptional(z.string()),
    link: z.nullable(linkRecord()),
    error: z.nullable(errorReport()),
  }),
);

export type JobItem = Infer<typeof jobItem>;

/** What the popup shows of links made without it: a run that is copied, or a single link, which is stored so. */
export const job = lazy(() =>
  z.object({
    id: z.string(),
    /** Epoch milliseconds of the last start. */
    at: z.number(),
    /** The tab with the badge of a single link; null for none. */
    tabId: z.nullable(z.number()),
    service: z.nullable(z.string()),
    domain: z.nullable(z.string()),
    isUsualDomain: z.exactOptional(z.boolean()),
    private: z.boolean(),
    items: z.array(jobItem()),
    /** `interrupted`: by the end of the worker. */
    state: z.literal(['working', 'stopped', 'interrupted', 'done']),
    copied: z.nullable(z.boolean()),
    waitsUntil: z.nullable(z.number()),
    trouble: z.exactOptional(errorReport()),
  }),
);

export type Job = Infer<typeof job>;
