import { describe, expect, test } from 'vitest';

import { linkProfileNames } from '../profiles/profiles.ts';
import { addLink, openForLinks, said } from './account-links.ts';
import type { LinkProfileName } from './account-links.ts';
import type { TestService } from './open-service.ts';
import { expectRefused } from './words.ts';
import type { Refusal } from './words.ts';

/** An account with two of everything that a link can have. */
async function openWithAll(profile: LinkProfileName): Promise<TestService> {
  const service = await openForLinks(profile);
  service.fill(service.userId, { campaigns: 2, channels: 2, pixels: 2, splashPages: 2 });
  await service.account('POST', '/domain/add', { domain: 'http://go.test' });
  return service;
}

describe.each(linkProfileNames)('what a link is made of, %s', (profile) => {
  const { created } = said[profile];

  test('add takes every field', async () => {
    const service = await openWithAll(profile);
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

  test('a password is asked for, with the blanks at its ends', async () => {
    const service = await openForLinks(profile);
    await addLink(service, { custom: 'one', password: ' open sesame ' });
    expect((await service.visit('/one')).text).toMatch(/name="accessPass"/);
    const type = 'application/x-www-form-urlencoded';
    for (const [accessPass, status] of [
      ['open sesame', 403],
      [' open sesame ', 302],
    ] as const) {
      const body = new URLSearchParams({ accessPass }).toString();
      const sent = { method: 'POST', body, headers: { 'content-type': type } };
      expect((await service.visit('/one', sent)).status).toBe(status);
    }
  });

  test.each([
    ['go.test', 'http://go.test'],
    ['HTTP://GO.TEST', 'http://go.test'],
    ['http://127.0.0.1', ''],
  ])('domain %s', async (domain, kept) => {
    const service = await openWithAll(profile);
    await addLink(service, { domain });
    expect(service.links()).toMatchObject([{ domain: kept }]);
  });

  test.each([
    ['a day', '2026-05-06', Date.UTC(2026, 4, 7), '2026-05-06 23:59:59'],
    ['a second', '2026-05-06 12:00:01', Date.UTC(2026, 4, 6, 12, 0, 2), '2026-05-06 12:00:01'],
  ])('expiry is %s', async (_what, expiry, expiresAt, told) => {
    const service = await openForLinks(profile);
    await addLink(service, { expiry });
    expect(service.links()).toMatchObject([{ expiresAt }]);
    expect((await service.account('GET', '/url/1')).body).toMatchObject({
      details: { expiry: told },
    });
  });

  test.each([
    ['direct', 'direct'],
    ['frame', 'frame'],
    [1, '1'],
    ['2', '2'],
    ['', 'direct'],
  ])('type %j', async (type, kept) => {
    const service = await openWithAll(profile);
    await addLink(service, { custom: 'one', type });
    expect(service.rows('linkDetails')).toMatchObject([{ type: kept }]);
    expect((await service.visit('/one')).status).toBe(302);
  });

  test('fields left empty count as left out', async () => {
    const service = await openWithAll(profile);
    const empty = { custom: '', password: '', domain: '', expiry: '', campaign: '', channel: null };
    await addLink(service, { ...empty, type: '', pixels: [], geotarget: [], metatitle: '' });
    expect(service.links()).toMatchObject([{ domain: '', hasPassword: false, expiresAt: null }]);
    expect(service.rows('linkDetails')).toMatchObject([{ type: 'direct', pixels: '[]' }]);
    expect(service.rows('channelItems')).toEqual([]);
  });

  test.each<[string, object, Refusal]>([
    ['no URL', { url: undefined }, 'invalid'],
    ['an empty URL', { url: ' ' }, 'invalid'],
    ['a script', { url: 'javascript:alert(1)' }, 'invalid'],
    ['a URL that is no text', { url: 5 }, 'invalid'],
    ['an alias with a blank', { custom: 'a b' }, 'invalid'],
    ['a reserved alias', { custom: 'api' }, 'conflict'],
    ['a taken alias', { custom: 'taken' }, 'conflict'],
    ['a password that is no text', { password: 5 }, 'invalid'],
    ['a past day', { expiry: '2026-05-05' }, 'invalid'],
    ['a past second', { expiry: '2026-05-06 11:59:59' }, 'invalid'],
    ['a day that does not exist', { expiry: '2026-02-30' }, 'invalid'],
    ['a time that is none', { expiry: 'tomorrow' }, 'invalid'],
    ['a type that is none', { type: 'overlay' }, 'invalid'],
    ['a splash page that is not there', { type: 9 }, 'not_found'],
    ['a campaign that is not there', { campaign: 9 }, 'not_found'],
    ['a channel that is not there', { channel: 9 }, 'not_found'],
    ['a pixel that is not there', { pixels: [1, 9] }, 'not_found'],
    ['pixels that are no list', { pixels: 1 }, 'invalid'],
    ['a pixel by its name', { pixels: ['Pixel 1'] }, 'invalid'],
    ['a place without a link', { geotarget: [{ location: 'Canada' }] }, 'invalid'],
    ['a place that leads to a script', { geotarget: [{ location: 'a', link: 'x:1' }] }, 'invalid'],
    ['a device that is no object', { devicetarget: ['iPhone'] }, 'invalid'],
    ['a parameter without a name', { parameters: [{ value: 'mail' }] }, 'invalid'],
    ['a title that is no text', { metatitle: 5 }, 'invalid'],
  ])('add and update refuse %s', async (_what, fields, refusal) => {
    const service = await openWithAll(profile);
    await addLink(service, { custom: 'taken' });
    expectRefused(profile, await addLink(service, fields), refusal);
    if ('url' in fields && fields.url === undefined) return;
    await addLink(service, { custom: 'mine' });
    const before = service.links();
    expectRefused(profile, await service.account('PUT', '/url/2/update', fields), refusal);
    expect(service.links()).toEqual(before);
    expect(before).toHaveLength(2);
  });

  test('an update moves a link to another campaign, and may repeat its channel and alias', async () => {
    const service = await openWithAll(profile);
    await addLink(service, { custom: 'one', campaign: 1, channel: 1 });
    const changes = { custom: 'one', campaign: 2, channel: 1 };
    const answer = await service.account('PUT', '/url/1/update', changes);
    expect(answer.body).toMatchObject({ error: 0 });
    expect(service.rows('campaignLinks')).toEqual([{ linkId: 1, campaignId: 2 }]);
    expect(service.rows('channelItems')).toHaveLength(1);
  });
});
