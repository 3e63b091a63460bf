import { describe, expect, test } from 'vitest';

import { create, info, longUrl, noon, openAtNoon } from './short-links.ts';

const profile = 'documented';
const day = 86_400_000;

describe('a colleague with the same account', () => {
  test('makes links without a request', async () => {
    const service = await openAtNoon(profile);
    const { userId } = service;
    const { part, shortUrl } = service.colleague.add({ userId, originalUrl: longUrl });
    expect(part).toMatch(/^\w{6}$/);
    const old = { originalUrl: longUrl, createdAt: noon - day, visits: 3, password: 'sesame' };
    service.colleague.add({ userId, ...old, part: 'old' });
    expect(service.requests()).toEqual([]);
    expect(await info(service, shortUrl)).toMatchObject({ date_created: '2026-05-06 12:00:00' });
    expect(await info(service, `${service.origin}/old`)).toMatchObject({
      date_created: '2026-05-05 12:00:00',
      total_visits: '3',
      has_password: true,
    });
    const link = { userId, originalUrl: longUrl, part: 'old' };
    expect(() => service.colleague.add(link)).toThrow(/taken/);
  });

  test.each([
    ['before', ['theirs', 'ours']],
    ['after', ['ours', 'theirs']],
  ] as const)('makes one right %s a create that is held', async (moment, order) => {
    const service = await openAtNoon(profile);
    const { userId } = service;
    service.colleague.addBeside(moment, { userId, originalUrl: longUrl, part: 'theirs' });
    service.faults.set({ kind: 'hold', operation: 'create', moment: 'after' });
    const answer = create(service, 'custom_url/ours/');
    await expect.poll(() => service.links().map(({ part }) => part)).toEqual(order);
    service.faults.clear();
    expect((await answer).data['short_url_part']).toBe('ours');
    await create(service, 'custom_url/next/');
    expect(service.links()).toHaveLength(3);
  });
});
