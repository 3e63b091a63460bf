import { z } from './z';

/** An address to be shortened, and what its page or link is called; blank when that is not known. */
export const target = z.object({ url: z.string(), title: z.string() });

export type Target = z.infer<typeof target>;
