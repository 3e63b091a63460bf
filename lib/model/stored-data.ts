import { lazy } from '@/lib/async/lazy';

import { type Infer, z } from './z';

/** Stored data that the user would miss. */
export const unreadKinds = [
  'connection',
  'services',
  'preferences',
  'intents',
  'jobs',
  'bulk',
] as const;

export type UnreadData = (typeof unreadKinds)[number];

/** Of all services. */
export interface StoredLinks {
  count: number;
  /** Created outside, and so listed again by the service. */
  elsewhere: number;
}

export interface ForgottenLinks {
  cleared: number;
  left: StoredLinks;
}

/** A window to shorten once its tabs may be read. */
export const pendingTabs = lazy(() =>
  z.object({
    windowId: z.number(),
    private: z.boolean(),
    /** Epoch milliseconds of the request for the permission; missing counts as long ago. */
    at: z.exactOptional(z.number()),
  }),
);

export type PendingTabs = Infer<typeof pendingTabs>;
