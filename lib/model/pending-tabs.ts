import { z } from './z';

/** A window whose tabs are to be shortened once the permission to see them is given. */
export const pendingTabs = z.object({ windowId: z.number(), private: z.boolean() });

export type PendingTabs = z.infer<typeof pendingTabs>;
