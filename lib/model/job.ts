import { lazy } from '@/lib/async/lazy';

import { errorReport } from './error-report';
import { linkRecord } from './link';
import { target } from './shorten';
import { type Infer, z } from './z';

/** `domain`: a branded domain's host; null for the service's own. */
const jobPlace = lazy(() => z.object({ service: z.string(), domain: z.nullable(z.string()) }));

/** Without a link and an error it is still to be done, or was under way when the worker ended. */
export const jobItem = lazy(() =>
  z.object({
    ...target().shape,
    /** The address before tracking parameters were removed; missing where none were. */
    full: z.exactOptional(z.string()),
    /** Missing for the job's own service and domain. */
    place: z.exactOptional(jobPlace()),
    link: z.nullable(linkRecord()),
    error: z.nullable(errorReport()),
  }),
);

export type JobItem = Infer<typeof jobItem>;

/** Addresses shortened one after the other without a page, and copied together. */
export const job = lazy(() =>
  z.object({
    id: z.string(),
    /** Epoch milliseconds of the last start. */
    at: z.number(),
    /** The tab with the job's badge; null for none. */
    tabId: z.nullable(z.number()),
    /** The id of its service; null as long as none was connected. */
    service: z.nullable(z.string()),
    /** A branded domain's host, fixed at the start; null for the service's own. */
    domain: z.nullable(z.string()),
    /** The user picked no domain, so an existing link on another one will do. */
    isUsualDomain: z.exactOptional(z.boolean()),
    /** From a private window: never stored. */
    private: z.boolean(),
    items: z.array(jobItem()),
    /** `stopped`: by the user; `interrupted`: by the browser's end. */
    state: z.enum(['working', 'stopped', 'interrupted', 'done']),
    /** Whether the clipboard holds the links; null before the attempt. */
    copied: z.nullable(z.boolean()),
    /** Epoch milliseconds until which the rate limit holds; null for none. */
    waitsUntil: z.nullable(z.number()),
    /** Milliseconds spent waiting for the service. */
    waited: z.exactOptional(z.number()),
  }),
);

export type Job = Infer<typeof job>;
