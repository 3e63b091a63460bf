import type { z } from '@/lib/model/z';

/** Where the first thing is that did not fit, such as `filing.0.name`; blank for the whole. */
export const pathOf = (error: z.core.$ZodError): string => (error.issues[0]?.path ?? []).join('.');
