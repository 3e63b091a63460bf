import type { RateLimitProfile } from '../profiles/profile.ts';
import { timestamp } from '../timestamp.ts';
import type { RateWindow } from './rate-limits.ts';

/** The three rate headers, in the words of a profile. */
export function rateHeaders(profile: RateLimitProfile, window: RateWindow): Record<string, string> {
  const { limit, remaining, resetAt } = window;
  const seconds = Math.ceil(resetAt / 1000);
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(Math.max(profile.leastRemaining, remaining)),
    'X-RateLimit-Reset':
      profile.reset === 'unix_seconds' ? String(seconds) : timestamp(seconds * 1000),
  };
}
