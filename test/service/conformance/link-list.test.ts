import { describe, expect, test } from 'vitest';

import { linkProfileNames } from '../profiles/profiles.ts';
import { addLink, idsIn, openForLinks } from './account-links.ts';
import { expectRefused } from './words.ts';

describe.each(linkProfileNames)('the list of links, %s', (profile) => {
  const open = () => openForLinks(profile);

  test('the list is paged, and tells disabled and expired links, too', async () => {
    const service = await open();
    const { userId } = service;
    service.fill(userId, { links: 5 });
    service.insert('links', { userId, status: 'disabled' });
    service.insert('links', { userId, expiresAt: 1 });
    const seen = [];
    for (const page of [1, 2, 3]) {
      const answer = await service.account('GET', `/urls?limit=3&page=${page}`);
      seen.push(...idsIn(answer));
      const figures =
        profile === 'account'
          ? {
              result: 7,
              perpage: 3,
              currentpage: page,
              nextpage: [2, 3, null][page - 1],
              maxpage: 3,
            }
          : {
              result: '7',
              perpage: '3',
              currentpage: String(page),
              nextpage: ['2', '3', '3'][page - 1],
              maxpage: '3',
            };
      expect(answer.data).toMatchObject(figures);
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(idsIn(await service.account('GET', '/urls?limit=3&page=9'))).toEqual([]);
  });

  test('a link is found by its short URL', async () => {
    const service = await open();
    await addLink(service, { custom: 'one' });
    await addLink(service, { custom: 'two' });
    const find = (shortUrl: string) =>
      service.account('GET', `/urls?short=${encodeURIComponent(shortUrl)}`);
    const found = await find(`${service.origin}/one`);
    const none = await find('https://elsewhere.example/one');
    if (profile === 'account') {
      expect(found.body).toMatchObject({ error: 0, details: { id: 1 }, data: { clicks: 0 } });
      expectRefused(profile, none, 'not_found');
    } else {
      expect(idsIn(found)).toEqual([1]);
      expect(found.data).toMatchObject({ result: '1', maxpage: '1' });
      expect(idsIn(none)).toEqual([]);
    }
  });
});
