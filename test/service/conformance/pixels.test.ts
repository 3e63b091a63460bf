import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';
import { expectCreated, expectDone, expectRefused, words } from './words.ts';

const noon = Date.UTC(2026, 4, 6, 12, 0, 0);

/** For each type a tag that every profile takes, and one that the observed one refuses. */
const tags: readonly (readonly [type: string, good: string, bad: string])[] = [
  ['gtmpixel', 'GTM-1', 'G-12345'],
  ['gapixel', 'G-123', 'G-12'],
  ['fbpixel', '1'.repeat(20), '1'.repeat(21)],
  ['fbpixel', '7', 'fb7'],
  ['adwordspixel', 'a'.repeat(40), 'a'.repeat(41)],
  ['linkedinpixel', '1'.repeat(10), '1'.repeat(11)],
  ['twitterpixel', 't'.repeat(15), 't'.repeat(16)],
  ['adrollpixel', 'a'.repeat(50), 'a'.repeat(51)],
  ['quorapixel', 'q'.repeat(30), 'q'.repeat(29)],
  ['pinterest', '12345', '1234'],
  ['bing', '12345', '1234'],
  ['snapchat', '12345', '1234'],
  ['reddit', '12345', '1234'],
  ['tiktok', '12345', '1234'],
];

describe.each(documentProfileNames)('pixels, %s', (profile) => {
  const { number, markup } = words[profile];
  const open = () => openService({ profile, rateLimit: 1000, now: () => noon });

  test('add, list, update, delete', async () => {
    const service = await open();
    const sent = { type: 'gtmpixel', name: '<b>&', tag: 'GTM-1' };
    expectCreated(profile, await service.account('POST', '/pixel/add', sent), { id: number(1) });
    const { body } = await service.account('GET', '/pixels');
    const row = { ...sent, id: number(1), name: markup, date: '2026-05-06 12:00:00' };
    expect(body).toMatchObject({
      error: profile === 'documented' ? '0' : 0,
      data: { result: 1, pixels: [row] },
    });

    const message = 'Pixel has been updated successfully.';
    expectDone(await service.account('PUT', '/pixel/1/update', { tag: 'GTM-2' }), message);
    expect(service.rows('pixels')).toMatchObject([{ name: '<b>&', tag: 'GTM-2' }]);
    const both = { name: 'Other', tag: 'GTM-3', type: 'bing' };
    expectDone(await service.account('PUT', '/pixel/1/update', both), message);
    expect(service.rows('pixels')).toMatchObject([{ ...both, type: 'gtmpixel' }]);

    const deleted = await service.account('DELETE', '/pixel/1/delete');
    expectDone(deleted, 'Pixel has been deleted successfully.');
    expect(service.rows('pixels')).toEqual([]);
  });

  test.each(tags)('a tag of %s: %s, but not %s', async (type, good, bad) => {
    const service = await open();
    const add = (tag: string) => service.account('POST', '/pixel/add', { type, name: 'a', tag });
    expectCreated(profile, await add(good), { id: number(1) });
    const answer = await add(bad);
    if (profile === 'observed') expectRefused(profile, answer, 'invalid');
    else expectCreated(profile, answer, { id: number(2) });
  });

  test.each([
    ['an unknown pixel', 'not_found', 9, { tag: 'GTM-2' }],
    ['no tag', 'invalid', 1, { name: 'Other' }],
    ['a tag that is none', 'invalid', 1, { tag: 5 }],
  ] as const)('a failed update: %s', async (_what, refusal, id, body) => {
    const service = await open();
    service.insert('pixels', { userId: service.userId, type: 'gtmpixel', name: 'a', tag: 'GTM-1' });
    const answer = await service.account('PUT', `/pixel/${id}/update`, body);
    if (profile === 'observed') expect([answer.status, answer.text]).toEqual([200, '']);
    else expectRefused(profile, answer, refusal);
    expect(service.rows('pixels')).toMatchObject([{ name: 'a', tag: 'GTM-1' }]);
  });
});
