import { describe, expect, test } from 'vitest';

import { linkProfileNames } from '../profiles/profiles.ts';
import { addLink, openForLinks, said } from './account-links.ts';
import { openService } from './open-service.ts';
import { expectRefused, stranger } from './words.ts';

describe.each(linkProfileNames)('what an account may do with links, %s', (profile) => {
  test('what belongs to another account is not there', async () => {
    const service = await openForLinks(profile);
    const call = stranger(service);
    service.fill(2, { campaigns: 1, channels: 1, pixels: 1, splashPages: 1 });
    await call('POST', '/domain/add', { domain: 'http://theirs.test' });
    for (const fields of [{ campaign: 1 }, { channel: 1 }, { pixels: [1] }, { type: 1 }]) {
      expectRefused(profile, await addLink(service, fields), 'not_found');
    }
    expect(service.links()).toEqual([]);
    const answer = await addLink(service, { domain: 'http://theirs.test' });
    if (profile === 'account') expectRefused(profile, answer, 'invalid');
    else expect(service.links()).toMatchObject([{ domain: '' }]);
  });

  test('add refuses more than the plan allows', async () => {
    const service = await openService({ profile, planLimits: { links: 1 } });
    await addLink(service);
    expectRefused(profile, await addLink(service), 'plan_limit');
    expect(service.links()).toHaveLength(1);
  });

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
