import { Failure } from '../failure.ts';
import type { RateWindow } from './rate-limits.ts';

/** Throws `rate_limited` when there were too many requests in a window. */
export function requireWindow({ remaining }: RateWindow): void {
  if (remaining < 0) throw new Failure('rate_limited', 'Too many requests, slow down.');
}
