import { lazy } from '@/lib/async/lazy';

import { errorReport } from './error-report';
import { linkRecord } from './link';
import { target } from './shorten';
import { type Infer, z } from './z';

/** Where a link is made: the service's id, and the host of a branded domain; null for the service's own. */
const jobPlace = lazy(() => z.object({ service: z.string(), domain: z.nullable(z.string()) }));

/** One address of a job. Without a link and an error it is still to be done, or was under way when the worker ended. */
export const jobItem = lazy(() =>
  z.object({
    ...target().shape,
    /** The address with the tracking parameters that were removed from it; missing where none were. */
    full: z.exactOptional(z.string()),
    /** Where its link is made, where that is another place than the job's. */
    place: z.exactOptional(jobPlace()),
    link: z.nullable(linkRecord()),
    error: z.nullable(errorReport()),
  }),
);

export type JobItem = Infer<typeof jobItem>;

/** Addresses that are shortened one after the other without a page, and whose links go onto the clipboard together. */
export const job = lazy(() =>
  z.object({
    id: z.string(),
    /** Epoch milliseconds at which it was asked for, the last time. */
    at: z.number(),
    /** The tab it was asked for in, whose badge tells how it goes; null where there is none. */
    tabId: z.nullable(z.number()),
    /** The id of the service that its links are made on; null as long as nothing was connected. */
    service: z.nullable(z.string()),
    /** Host of the branded domain that its links are made on, settled when it begins; null for the service's own. */
    domain: z.nullable(z.string()),
    /** Nobody picked that domain: a link that there is on another one will do, as with those made in a place of their own. */
    isUsualDomain: z.exactOptional(z.boolean()),
    /** Asked for in a private window: it is never stored. */
    private: z.boolean(),
    items: z.array(jobItem()),
    /** `stopped`: by the person; `interrupted`: because the browser ended. Both can go on. */
    state: z.enum(['working', 'stopped', 'interrupted', 'done']),
    /** Whether the clipboard holds the links; null until that was tried. */
    copied: z.nullable(z.boolean()),
    /** Epoch milliseconds until which the service takes no more requests; null when nothing is waited for. */
    waitsUntil: z.nullable(z.number()),
    /** Milliseconds that it has waited for the service in all. */
    waited: z.exactOptional(z.number()),
  }),
);

export type Job = Infer<typeof job>;
