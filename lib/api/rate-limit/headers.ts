import type { HttpAnswer } from '@/lib/api/transport';

/** What an answer tells about the rate limit; undefined where it tells nothing (usable). */
export interface RateLimit {
  /** Requests allowed at a time. */
  limit: number | undefined;
  /** Requests left now; below 1 for none. */
  remaining: number | undefined;
  /** Epoch milliseconds (our clock) at which the service starts to count anew. */
  resetAt: number | undefined;
}

/** Milliseconds. What lies beyond is a mistake or a trap, and must not lock anybody out. */
const maxWait = 3_600_000;

/** Milliseconds. Nobody who says so is to be believed that it takes longer. */
const maxMaintenance = 7 * 86_400_000;

/** Milliseconds: the service's window, and so what to wait when it does not say. */
const rateWindow = 60_000;

/** @source service-api.md, "Limits"; observed.md, "Rate limit" */
export function readRateLimit({ headers }: HttpAnswer, now: number): RateLimit {
  return {
    limit: wholeNumber(headers.get('X-RateLimit-Limit')),
    remaining: wholeNumber(headers.get('X-RateLimit-Remaining')),
    resetAt: resetAt(headers, now),
  };
}

/**
 * Finds out until when a service that is asked too often wants to be left alone.
 * @param inBody seconds, as some hosts write them into the body
 * @returns epoch milliseconds, one minute from now if it does not say, an hour at most
 */
export function retryAt(answer: HttpAnswer, inBody: unknown, now: number): number {
  const told = retryAfter(answer, inBody, now);
  const until = told ?? resetAt(answer.headers, now) ?? now + rateWindow;
  return Math.min(Math.max(until, now + 1000), now + maxWait);
}

/**
 * Finds out when a service that is in maintenance wants to be asked again.
 * @param inBody seconds or a date, as some hosts write them into the body
 * @returns epoch milliseconds; undefined when it does not say, or nothing that can be meant
 */
export function maintenanceRetryAt(
  answer: HttpAnswer,
  inBody: unknown,
  now: number,
): number | undefined {
  const until = retryAfter(answer, inBody, now);
  return until !== undefined && until > now && until <= now + maxMaintenance ? until : undefined;
}

/** Seconds or a date, in the body or in the header. */
function retryAfter({ headers }: HttpAnswer, inBody: unknown, now: number): number | undefined {
  const told = [inBody, headers.get('Retry-After')];
  return told.map((value) => momentAfter(value, headers, now)).find((at) => at !== undefined);
}

function momentAfter(value: unknown, headers: Headers, now: number): number | undefined {
  const seconds = wholeNumber(value);
  if (seconds !== undefined) return now + seconds * 1000;
  const date = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : onOurClock(date, headers, now);
}

function resetAt(headers: Headers, now: number): number | undefined {
  const told = headers.get('X-RateLimit-Reset');
  const moment = momentOf(told);
  if (moment === undefined) return undefined;
  const at = onOurClock(moment, headers, now);
  return at > now && at <= now + maxWait ? at : undefined;
}

/** The service's clock need not be ours, so what counts is the distance on its own. */
function onOurClock(moment: number, headers: Headers, now: number): number {
  const itsNow = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(itsNow) ? moment : now + moment - itsNow;
}

/** Unix seconds, milliseconds or a date; a whole second may mean any moment of it, so its end is taken. */
function momentOf(told: string | null): number | undefined {
  const number = wholeNumber(told);
  if (number !== undefined) return number > 1e11 ? number : (number + 1) * 1000;
  // A date without a zone is taken as UTC.
  const text = told ?? '';
  const date = Date.parse(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text}Z` : text);
  return Number.isNaN(date) ? undefined : date + 1000;
}

function wholeNumber(value: unknown): number | undefined {
  const isNumber =
    typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value));
  return isNumber && Number.isSafeInteger(Number(value)) ? Number(value) : undefined;
}
