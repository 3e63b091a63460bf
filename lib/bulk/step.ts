import type { ErrorReport } from '@/lib/model/errors';

/**
 * What came of one try with a row, for those that wait behind it.
 * - `over`: it is done with, or has come one step further.
 * - `limited`: the rate limit lets nothing through before then; the row comes first again.
 * - `halted`: nothing gets through until somebody mends it.
 * - `troubled`: it is tried again later, as is everything else.
 */
export type Step =
  | { is: 'over' }
  | { is: 'limited'; until: number | undefined }
  | { is: 'halted' | 'troubled'; report: ErrorReport };
