import { describe, expect, test } from 'vitest';

import { addLink, openForLinks, said } from './account-links.ts';
import type { TestService } from './open-service.ts';

/** An account with two of everything that a link can have. */
async function openWithAll(): Promise<TestService> {
  const service = await openForLinks('mixed');
  service.fill(service.userId, { campaigns: 2, channels: 2, pixels: 2, splashPages: 2 });
  await service.account('POST', '/domain/add', { domain: 'http://go.test' });
  return service;
}

const profile = 'mixed';
const { created } = said[profile];

describe('what a link is made of', () => {
  test('add takes every field', async () => {
    const service = await openWithAll();
    const geotarget = [{ location: 'Canada', link: 'https://ca.example/' }];
    const devicetarget = [{ device: 'iPhone', link: 'https://i.example/' }];
    const parameters = [{ name: 'ref', value: 'mail' }];
    const answer = await addLink(service, {
      custom: 'Mine_1-x',
      password: ' open sesame ',
      domain: 'http://go.test',
      expiry: '2026-05-31',
      type: 2,
      metatitle: 'Title',
      metadescription: 'Of the page',
      description: 'Mine',
      channel: 2,
      campaign: '2',
      pixels: [2, '1'],
      geotarget,
      devicetarget,
      parameters,
    });
    expect(answer.status).toBe(created);
    expect(service.links()).toMatchObject([
      { shortUrl: 'http://go.test/Mine_1-x', hasPassword: true, expiresAt: Date.UTC(2026, 5, 1) },
    ]);
    expect(service.rows('linkDetails')).toEqual([
      {
        linkId: 1,
        type: '2',
        metaTitle: 'Title',
        metaDescription: 'Of the page',
        description: 'Mine',
        pixels: '[2,1]',
        geotargets: JSON.stringify(geotarget),
        devicetargets: JSON.stringify(devicetarget),
        parameters: JSON.stringify(parameters),
      },
    ]);
    expect(service.rows('campaignLinks')).toEqual([{ linkId: 1, campaignId: 2 }]);
    expect(service.rows('channelItems')).toMatchObject([
      { channelId: 2, type: 'links', itemId: 1 },
    ]);
    expect((await service.account('GET', '/url/1')).body).toMatchObject({
      details: {
        location: { Canada: 'https://ca.example/' },
        device: { iPhone: 'https://i.example/' },
        expiry: '2026-05-31 23:59:59',
      },
    });
  });

  test.each([
    ['a day', '2026-05-06', Date.UTC(2026, 4, 7), '2026-05-06 23:59:59'],
    ['a second', '2026-05-06 12:00:01', Date.UTC(2026, 4, 6, 12, 0, 2), '2026-05-06 12:00:01'],
  ])('expiry is %s', async (_what, expiry, expiresAt, told) => {
    const service = await openForLinks('mixed');
    await addLink(service, { expiry });
    expect(service.links()).toMatchObject([{ expiresAt }]);
    expect((await service.account('GET', '/url/1')).body).toMatchObject({
      details: { expiry: told },
    });
  });

  test('an update moves a link to another campaign, and may repeat its channel and alias', async () => {
    const service = await openWithAll();
    await addLink(service, { custom: 'one', campaign: 1, channel: 1 });
    const changes = { custom: 'one', campaign: 2, channel: 1 };
    const answer = await service.account('PUT', '/url/1/update', changes);
    expect(answer.body).toMatchObject({ error: 0 });
    expect(service.rows('campaignLinks')).toEqual([{ linkId: 1, campaignId: 2 }]);
    expect(service.rows('channelItems')).toHaveLength(1);
  });
});
