import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService, segment } from './open-service.ts';
import { create, expectRefusal, noon } from './short-links.ts';

const list = 'list_active_urls.json';
const endOfWindow = {
  documented: '2026-05-06 12:01:00',
  observed: String(noon / 1000 + 60),
  rest: String(noon / 1000 + 60),
};

describe.each(documentProfileNames)('a rate limit on the short-URL API, %s', (profile) => {
  test('is counted down on every response', async () => {
    const service = await openService({ profile, shortUrlRateLimit: 3, now: () => noon });
    const answers = [
      await create(service),
      await service.short(list),
      await service.short(`info/short_url/${segment('https://none.example/a')}.json`),
    ];
    expect(answers.map(({ headers }) => headers)).toMatchObject(
      ['2', '1', '0'].map((remaining) => ({
        'x-ratelimit-limit': '3',
        'x-ratelimit-remaining': remaining,
        'x-ratelimit-reset': endOfWindow[profile],
      })),
    );
  });

  test('refuses what is too much, without doing it', async () => {
    const service = await openService({ profile, shortUrlRateLimit: 1, now: () => noon });
    await create(service);
    const answer = await create(service);
    expectRefusal(profile, answer, 429);
    expect(answer.headers['x-ratelimit-remaining']).toBe(profile === 'observed' ? '-1' : '0');
    expect(service.links()).toHaveLength(1);
  });
});

describe('an exceeded limit says how long to wait', () => {
  async function exceed(profile: 'documented' | 'observed' | 'rest') {
    let now = noon;
    const service = await openService({ profile, shortUrlRateLimit: 1, now: () => now });
    await service.short(list);
    now += 17_500;
    return service.short(list);
  }

  test('documented: nowhere but in the reset', async () => {
    const { headers, text } = await exceed('documented');
    expect(headers['retry-after']).toBeUndefined();
    expect(text).not.toContain('Retry-After');
  });

  test('observed: as a key of the data', async () => {
    const { headers, data } = await exceed('observed');
    expect(headers['retry-after']).toBeUndefined();
    expect(data).toMatchObject({ 'Retry-After': 43 });
  });

  test('rest: as a header', async () => {
    const { headers, text } = await exceed('rest');
    expect(headers['retry-after']).toBe('43');
    expect(text).not.toContain('Retry-After');
  });
});

describe('without a good key', () => {
  const path = `/api/v1/none/shorturl/${list}`;

  test.each(['documented', 'rest'] as const)('%s: an untouched window', async (profile) => {
    const service = await openService({ profile, shortUrlRateLimit: 2 });
    for (let call = 0; call < 4; call += 1) {
      const { headers, status } = await service.visit(path);
      expect(status).toBe(401);
      expect(headers).toMatchObject({ 'x-ratelimit-remaining': '2' });
    }
  });

  test('observed: no rate headers', async () => {
    const service = await openService({ profile: 'observed', shortUrlRateLimit: 2 });
    expect((await service.visit(path)).headers['x-ratelimit-limit']).toBeUndefined();
  });
});
