import { describe, expect, test } from 'vitest';

import { linkProfileNames } from '../profiles/profiles.ts';
import { addLink, openForLinks, said } from './account-links.ts';

describe.each(linkProfileNames)('what an account may do with links, %s', (profile) => {
  test('a key with a narrow scope reads, and changes nothing', async () => {
    const service = await openForLinks(profile);
    await addLink(service, { custom: 'one' });
    service.setAccess(service.userId, 'read_only');
    expect((await service.account('GET', '/urls')).body).toMatchObject({
      error: said[profile].zero,
    });
    expect((await service.account('GET', '/url/1')).body).toMatchObject({ error: 0 });
    const refused = [
      await addLink(service),
      await service.account('PUT', '/url/1/update', { url: 'https://b.example/' }),
      await service.account('DELETE', '/url/1/delete'),
    ];
    const sentence = 'This API key does not permit this.';
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([
        200,
        profile === 'account' ? { error: true, message: sentence } : { error: sentence },
      ]);
    }
    expect(service.links()).toMatchObject([{ originalUrl: 'https://long.example/' }]);
  });
});
