import type { Failure } from '../failure.ts';
import type { RateLimitProfile } from '../profiles/profile.ts';
import { timestamp } from '../timestamp.ts';
import type { RateWindow } from './rate-limits.ts';

/** The answer with the three rate headers, in the words of a profile; a refusal of the key may go without. */
export function withRateHeaders(
  response: Response,
  profile: RateLimitProfile,
  window: RateWindow,
  failure?: Failure,
): Response {
  const withoutAccess = failure?.kind === 'unauthorized' || failure?.kind === 'forbidden';
  if (withoutAccess && !profile.headersWithoutAccess) return response;
  for (const [name, value] of Object.entries(rateHeaders(profile, window))) {
    response.headers.set(name, value);
  }
  return response;
}

function rateHeaders(profile: RateLimitProfile, window: RateWindow): Record<string, string> {
  const { limit, remaining, resetAt } = window;
  const seconds = Math.ceil(resetAt / 1000);
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(Math.max(profile.leastRemaining, remaining)),
    'X-RateLimit-Reset':
      profile.reset === 'unix_seconds' ? String(seconds) : timestamp(seconds * 1000),
  };
}
