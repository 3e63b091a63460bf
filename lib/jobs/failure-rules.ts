import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import type { Job } from '@/lib/model/job';

/** In milliseconds. `unless`: where the service does not say how long; `least`: so that nobody asks without a pause. */
const waiting = { unless: 60_000, least: 1000, most: 600_000 };

/** The next address would fail just so. With `wrong_host` it would even get a link that nobody asked for. */
const sameForAll: ReadonlySet<ErrorCode> = new Set([
  'not_connected',
  'other_service',
  'permission_missing',
  'unauthorized',
  'forbidden',
  'plan_limit',
  'offline',
  'wrong_host',
  'rate_limited',
  'storage_failed',
  'maintenance',
]);

/** One may be bad luck; two in a row are a service that is down or unwell. */
const oftenSameForAll: ReadonlySet<ErrorCode> = new Set([
  'unreachable',
  'server_error',
  'timeout',
  'outcome_unknown',
  'unexpected_response',
  'not_found',
  'internal',
]);

/** Whether the rest of a job is better left. @param before the failure of the address before, null if it had none */
export const isBetterLeft = (failure: ErrorReport, before: ErrorReport | null): boolean =>
  sameForAll.has(failure.code) ||
  // They all share it.
  failure.field === 'domain' ||
  (before !== null && oftenSameForAll.has(before.code) && oftenSameForAll.has(failure.code));

/** How a job is to wait for its service after a failure; null when it does not: a person waits for a single link. */
export function waitAfter(
  { code, until }: ErrorReport,
  { items, waited = 0 }: Job,
  now: number,
): { waitsUntil: number; waited: number } | null {
  if (code !== 'rate_limited' || items.length === 1) return null;
  const pause = Math.max(waiting.least, until === undefined ? waiting.unless : until - now);
  if (waited + pause > waiting.most) return null;
  return { waitsUntil: now + pause, waited: waited + pause };
}

/** Milliseconds still to wait. A clock that was set back meanwhile makes it no longer than any wait may be. */
export const leftToWait = (until: number, now: number): number =>
  Math.min(Math.max(0, until - now), waiting.most);
