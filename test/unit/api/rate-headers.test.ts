import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { readRateLimit, retryAt } from '@/lib/api/rate-headers';

const now = Date.parse('2026-11-20T10:00:00Z');
const second = 1000;

const answer = (headers: Record<string, string>) => ({
  status: 200,
  headers: new Headers(headers),
  body: { kind: 'empty' as const },
});

const unix = (moment: number): string => String(Math.floor(moment / second));

describe('what the headers tell', () => {
  beforeEach(() => vi.stubEnv('TZ', 'Pacific/Auckland'));
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['nothing', {}, {}],
    [
      'all of it',
      { 'X-RateLimit-Limit': '60', 'X-RateLimit-Remaining': '12' },
      { limit: 60, remaining: 12 },
    ],
    ['less than nothing left', { 'X-RateLimit-Remaining': '-1' }, { remaining: -1 }],
    [
      'nonsense',
      { 'X-RateLimit-Limit': 'many', 'X-RateLimit-Remaining': '1e9', 'X-RateLimit-Reset': 'soon' },
      {},
    ],
    [
      'Unix seconds, to the end of that second',
      { 'X-RateLimit-Reset': unix(now + 30 * second) },
      { resetAt: now + 31 * second },
    ],
    ['a date', { 'X-RateLimit-Reset': '2026-11-20T10:00:30Z' }, { resetAt: now + 31 * second }],
    [
      'an HTTP date',
      { 'X-RateLimit-Reset': 'Fri, 20 Nov 2026 10:00:30 GMT' },
      { resetAt: now + 31 * second },
    ],
    [
      'a date without a zone',
      { 'X-RateLimit-Reset': '2026-11-20 10:00:30' },
      { resetAt: now + 31 * second },
    ],
    ['a reset that is over', { 'X-RateLimit-Reset': unix(now - 30 * second) }, {}],
    ['a reset in another year', { 'X-RateLimit-Reset': unix(now + 3e10) }, {}],
    [
      'a clock that is an hour behind',
      { 'X-RateLimit-Reset': unix(now - 3_570_000), Date: 'Fri, 20 Nov 2026 09:00:00 GMT' },
      { resetAt: now + 31 * second },
    ],
  ])('is read as it is meant: %s', (_, headers, expected) => {
    const nothing = { limit: undefined, remaining: undefined, resetAt: undefined };
    expect(readRateLimit(answer(headers), now)).toEqual({ ...nothing, ...expected });
  });
});

describe('when to ask again', () => {
  test.each([
    ['seconds in the body', {}, 17, 17],
    ['seconds in the body, as text', {}, '17', 17],
    ['seconds in a header', { 'Retry-After': '17' }, undefined, 17],
    ['a date in a header', { 'Retry-After': 'Fri, 20 Nov 2026 10:00:17 GMT' }, undefined, 17],
    ['the body before the header', { 'Retry-After': '99' }, 17, 17],
    ['the reset', { 'X-RateLimit-Reset': unix(now + 16 * second) }, undefined, 17],
    ['nothing', {}, undefined, 60],
    ['nonsense', { 'Retry-After': 'later' }, { seconds: 5 }, 60],
    ['at once', { 'Retry-After': '0' }, undefined, 1],
    ['in the past', { 'Retry-After': '-5' }, undefined, 1],
    ['next year', { 'Retry-After': '99999999' }, undefined, 3600],
  ])('is read as it is meant: %s', (_, headers, inBody, seconds) => {
    expect(retryAt(answer(headers), inBody, now)).toBe(now + seconds * second);
  });
});
