import { lazy } from '@/lib/async/lazy';

import { errorCodes, fieldNames } from './errors';
import { linkRecord } from './link';
import { z } from './z';

/** The stored form of `ErrorReport`. */
export const errorReport = lazy(() =>
  z.object({
    code: z.enum(errorCodes),
    field: z.exactOptional(z.enum(fieldNames)),
    problem: z.exactOptional(z.string()),
    until: z.exactOptional(z.number()),
    operation: z.exactOptional(z.string()),
    path: z.exactOptional(z.string()),
    said: z.exactOptional(z.string()),
    address: z.exactOptional(z.string()),
    account: z.exactOptional(z.string()),
    page: z.exactOptional(z.string()),
    link: z.exactOptional(linkRecord()),
    outcome: z.exactOptional(z.enum(['none', 'unknown'])),
  }),
);
