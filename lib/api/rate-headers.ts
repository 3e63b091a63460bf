import type { HttpAnswer } from './transport';

/** What an answer reports about the rate limit; undefined where it reports nothing (usable). */
export interface RateLimit {
  limit: number | undefined;
  /** Below 1 for none. */
  remaining: number | undefined;
  /** Epoch milliseconds (our clock) at which the service starts to count anew. */
  resetAt: number | undefined;
}

/** Milliseconds: the service's window, and so what to wait when it does not say. */
const minute = 60_000;

/** Milliseconds: what lies beyond is a mistake or a trap, and must not lock the user out. */
const longest = { wait: 60 * minute, maintenance: 7 * 24 * 60 * minute };

/** @source service-api.md, "Limits"; observed.md, "Rate limit" */
export const readRateLimit = ({ headers }: HttpAnswer, now: number): RateLimit => ({
  limit: wholeNumber(headers.get('X-RateLimit-Limit')),
  remaining: wholeNumber(headers.get('X-RateLimit-Remaining')),
  resetAt: resetAt(headers, now),
});

/** An hour at most; a minute where the service does not say. @param inBody seconds, as some hosts write them into the body */
export function retryAt(answer: HttpAnswer, inBody: unknown, now: number): number {
  const until = retryAfter(answer, inBody, now) ?? resetAt(answer.headers, now) ?? now + minute;
  return Math.min(Math.max(until, now + 1000), now + longest.wait);
}

export function maintenanceRetryAt(answer: HttpAnswer, inBody: unknown, now: number) {
  const until = retryAfter(answer, inBody, now) ?? now;
  return until > now && until <= now + longest.maintenance ? until : undefined;
}

function retryAfter({ headers }: HttpAnswer, inBody: unknown, now: number): number | undefined {
  for (const value of [inBody, headers.get('Retry-After')]) {
    const seconds = wholeNumber(value);
    if (seconds !== undefined) return now + seconds * 1000;
    const date = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    if (!Number.isNaN(date)) return onOurClock(date, headers, now);
  }
  return undefined;
}

/** Unix seconds or a date, in UTC where it has no zone. */
function resetAt(headers: Headers, now: number): number | undefined {
  const reported = headers.get('X-RateLimit-Reset') ?? '';
  const seconds = wholeNumber(reported);
  const zone = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(reported) ? 'Z' : '';
  const moment = seconds === undefined ? Date.parse(reported + zone) : seconds * 1000;
  // A whole second may mean any moment of it, so its end is taken.
  const at = onOurClock(moment + 1000, headers, now);
  return at > now && at <= now + longest.wait ? at : undefined;
}

/** The service's clock need not be ours, so what counts is the distance on its own. */
function onOurClock(moment: number, headers: Headers, now: number): number {
  const itsNow = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(itsNow) ? moment : now + moment - itsNow;
}

function wholeNumber(value: unknown): number | undefined {
  const isNumber =
    typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value));
  return isNumber && Number.isSafeInteger(Number(value)) ? Number(value) : undefined;
}
