import { lazy } from '@/lib/async/lazy';

import { type Infer, z } from './z';

/** A parameter of an address, decoded. */
export const tag = lazy(() => z.object({ name: z.string(), value: z.string() }));

export type Tag = Infer<typeof tag>;

export const tagTemplate = lazy(() => z.object({ name: z.string(), tags: z.array(tag()) }));

export type TagTemplate = Infer<typeof tagTemplate>;
