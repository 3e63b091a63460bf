import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';

const start = Date.UTC(2026, 0, 1, 0, 0, 0);
const endOfWindow = {
  documented: '2026-01-01 00:01:00',
  observed: String(start / 1000 + 60),
  rest: String(start / 1000 + 60),
};

describe.each(documentProfileNames)('rate limit, %s', (profile) => {
  test('thirty requests a minute, counted down on every response', async () => {
    const service = await openService({ profile, now: () => start });
    for (let left = 29; left >= 0; left -= 1) {
      const { headers } = await service.account('GET', left % 2 === 0 ? '/domains' : '/account');
      expect(headers).toMatchObject({
        'x-ratelimit-limit': '30',
        'x-ratelimit-remaining': String(left),
        'x-ratelimit-reset': endOfWindow[profile],
      });
    }
    const answer = await service.account('GET', '/account');
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/many/) });
    expect(answer.data).toEqual({});
  });

  test('the window is fixed from its first request', async () => {
    let now = start;
    const service = await openService({ profile, rateLimit: 2, now: () => now });
    const remaining = async () => {
      const { headers } = await service.account('GET', '/account');
      return headers['x-ratelimit-remaining'];
    };
    expect(await remaining()).toBe('1');
    now = start + 59_999;
    expect(await remaining()).toBe('0');
    now = start + 60_000;
    expect(await remaining()).toBe('1');
  });
});

describe('an exceeded limit', () => {
  async function exceed(profile: 'documented' | 'observed' | 'rest') {
    let now = start;
    const service = await openService({ profile, rateLimit: 1, now: () => now });
    await service.account('GET', '/account');
    now += 17_500;
    return service.account('GET', '/account');
  }

  test('documented: 429 with an error of 1', async () => {
    const { status, body, headers } = await exceed('documented');
    expect(status).toBe(429);
    expect(body).toMatchObject({ error: 1 });
    expect(headers).toMatchObject({ 'x-ratelimit-remaining': '0' });
    expect(headers['retry-after']).toBeUndefined();
  });

  test('observed: 200 with an error of 429, and the seconds left as a key of the body', async () => {
    const { status, body, headers } = await exceed('observed');
    expect(status).toBe(200);
    expect(body).toMatchObject({ error: 429, 'Retry-After': 43 });
    expect(headers).toMatchObject({ 'x-ratelimit-remaining': '-1' });
    expect(headers['retry-after']).toBeUndefined();
  });

  test('rest: 429 with Retry-After', async () => {
    const { status, body, headers } = await exceed('rest');
    expect(status).toBe(429);
    expect(body).toMatchObject({ error: 1 });
    expect(headers).toMatchObject({ 'x-ratelimit-remaining': '0', 'retry-after': '43' });
  });
});

describe('without a good key', () => {
  test.each(['documented', 'rest'] as const)('%s: an untouched window', async (profile) => {
    const service = await openService({ profile, rateLimit: 2 });
    for (let call = 0; call < 4; call += 1) {
      const { headers } = await service.visit('/api/account');
      expect(headers).toMatchObject({ 'x-ratelimit-remaining': '2' });
    }
  });

  test('observed: no rate headers', async () => {
    const service = await openService({ profile: 'observed' });
    const { headers } = await service.visit('/api/account');
    expect(headers['x-ratelimit-limit']).toBeUndefined();
  });
});
