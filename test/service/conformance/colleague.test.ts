import { describe, expect, test } from 'vitest';

import type { TestService } from './open-service.ts';
import { send } from './send.ts';
import type { Answer } from './send.ts';
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

  test('forgets with everything else what was to be made', async () => {
    const service = await openAtNoon(profile);
    const { userId } = service;
    service.colleague.addBeside('after', { userId, originalUrl: longUrl });
    service.reset();
    await create(service);
    expect(service.links()).toHaveLength(1);
  });
});

describe('the control port', () => {
  function put(service: TestService, path: string, body: unknown): Promise<Answer> {
    return send(service.controlOrigin, path, { method: 'PUT', body });
  }

  test('has a colleague make links, at once and beside the next create', async () => {
    const service = await openAtNoon(profile);
    const { userId } = service;
    const link = { userId, originalUrl: longUrl };
    const { body } = await put(service, '/colleague', { ...link, part: 'first', visits: 2 });
    expect(body).toMatchObject({ part: 'first', visits: 2 });
    await put(service, '/colleague', { ...link, part: 'third', beside: 'after' });
    await create(service, 'custom_url/second/');
    expect(service.links().map(({ part }) => part)).toEqual(['first', 'second', 'third']);
  });

  test.each([
    [{ originalUrl: longUrl }, /userId is missing/],
    [{ userId: 1 }, /originalUrl is missing/],
    [{ userId: 1, originalUrl: 5 }, /originalUrl must be a string/],
    [{ userId: 1, originalUrl: longUrl, id: 7 }, /no field "id"/],
    [{ userId: 1, originalUrl: longUrl, beside: 'during' }, /beside is one of: before, after/],
  ])('refuses %o for a link', async (link, message) => {
    const service = await openAtNoon(profile);
    const answer = await put(service, '/colleague', link);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(message) });
    expect(service.links()).toEqual([]);
  });
});
