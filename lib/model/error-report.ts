import { lazy } from '@/lib/async/lazy';

import { linkRecord } from './link';
import { z } from './z';

/** The closed set of failures; `lib/texts/errors.ts` has a sentence and a remedy for each. */
export const errorCodes = [
  'not_connected',
  'other_service',
  'permission_missing',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'invalid_input',
  'rate_limited',
  'plan_limit',
  'offline',
  'timeout',
  'unreachable',
  'maintenance',
  'server_error',
  'web_page',
  'wrong_host',
  'not_confirmed',
  'altered_link',
  'not_as_asked',
  'origin_uncertain',
  'dead_link',
  'outcome_unknown',
  'unexpected_response',
  'storage_failed',
  'internal',
] as const;

const fieldName = lazy(() =>
  z.literal(['url', 'alias', 'password', 'expiry', 'domain', 'address', 'key']),
);

const text = lazy(() => z.exactOptional(z.string()));

/** Crosses the bus as plain data, free of URLs with keys, of bodies and of stacks. */
export const errorReport = lazy(() =>
  z.object({
    code: z.literal(errorCodes),
    /** The refused input, and why (a code of `lib/rules/problems.ts`). */
    field: z.exactOptional(fieldName()),
    problem: text(),
    /** Before these epoch milliseconds the service would refuse again. */
    until: z.exactOptional(z.number()),
    /** With `path`: the field of its answer that did not fit. */
    operation: text(),
    path: text(),
    /** The service's own sentence, as redacted plain text: shown, never matched on. */
    said: text(),
    address: text(),
    account: text(),
    /** To open in a tab, where a proxy or login page answered instead. */
    page: text(),
    link: z.exactOptional(linkRecord()),
    /** Of a change: `none` when the service certainly did nothing. */
    outcome: z.exactOptional(z.literal(['none', 'unknown'])),
  }),
);
