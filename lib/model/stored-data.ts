import { lazy } from '@/lib/async/lazy';

import { type Infer, z } from './z';

/** What is stored that a person would miss if it could not be read. */
export const unreadKinds = [
  'connection',
  'services',
  'preferences',
  'intents',
  'jobs',
  'bulk',
] as const;

export type UnreadData = (typeof unreadKinds)[number];

/** How many links are remembered, of all services. */
export interface StoredLinks {
  count: number;
  /** How many of them were created outside, and so can be listed again. */
  elsewhere: number;
}

/** What came of forgetting links: how many went, and what is left. */
export interface ForgottenLinks {
  cleared: number;
  left: StoredLinks;
}

/** A window whose tabs are to be shortened once the permission to see them is given. */
export const pendingTabs = lazy(() =>
  z.object({
    windowId: z.number(),
    private: z.boolean(),
    /** Epoch milliseconds at which the permission was asked for; missing counts as long ago. */
    at: z.exactOptional(z.number()),
  }),
);

export type PendingTabs = Infer<typeof pendingTabs>;
