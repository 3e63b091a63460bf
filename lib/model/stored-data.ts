import { lazy } from '@/lib/async/lazy';

import { type Infer, z } from './z';

export type UnreadData = 'connection' | 'services' | 'preferences' | 'intents' | 'jobs' | 'bulk';

/** Of all services; `elsewhere`: created outside, and so listed again by the service. */
export interface StoredLinks {
  count: number;
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
    at: z.number(),
  }),
);

export type PendingTabs = Infer<typeof pendingTabs>;
