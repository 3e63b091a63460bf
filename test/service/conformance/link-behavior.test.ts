import { describe, expect, test } from 'vitest';

import type { Behavior, ExistingLinkMode } from '../behavior.ts';
import { linkProfileNames } from '../profiles/profiles.ts';
import { addLink, said } from './account-links.ts';
import { openService } from './open-service.ts';
import type { TestService } from './open-service.ts';

type Body = Record<string, unknown>;

describe.each(linkProfileNames)('what a service leaves out of a link, %s', (profile) => {
  const { short } = said[profile];

  async function addAll(behavior: Partial<Behavior>): Promise<TestService> {
    const service = await openService({ profile, behavior });
    service.fill(service.userId, { pixels: 1 });
    await service.account('POST', '/domain/add', { domain: 'http://go.test' });
    const { body } = await addLink(service, {
      custom: 'mine',
      password: 'sesame',
      domain: 'http://go.test',
      expiry: '2099-12-31',
      pixels: [1],
    });
    expect(body).toEqual({
      error: said[profile].zero,
      id: 1,
      [short]: service.links()[0]?.shortUrl,
    });
    return service;
  }

  const all = {
    part: 'mine',
    hasPassword: true,
    domain: 'http://go.test',
    expiresAt: Date.UTC(2100, 0, 1),
    pixels: '[1]',
  };

  test.each<[Partial<Behavior>, object]>([
    [{}, {}],
    [{ ignoresAlias: true }, { part: expect.stringMatching(/^\w{6}$/) }],
    [{ ignoresPassword: true }, { hasPassword: false }],
    [{ ignoresDomain: true }, { domain: '' }],
    [{ ignoresExpiry: true }, { expiresAt: null }],
    [{ ignoresPixels: true }, { pixels: '[]' }],
  ])('%j', async (behavior, left) => {
    const service = await addAll(behavior);
    const { pixels, ...link } = { ...all, ...left };
    expect(service.links()).toMatchObject([link]);
    expect(service.rows('linkDetails')).toMatchObject([{ pixels }]);
  });

  test.each([
    ['taken', [{}], [{ campaignId: 1 }], [{ channelId: 1 }]],
    ['ignored', [{}], [], []],
    ['refused', [], [], []],
  ] as const)('campaign and channel are %s', async (namedFolders, links, campaigns, channels) => {
    const service = await openService({ profile, behavior: { namedFolders } });
    service.fill(service.userId, { campaigns: 1, channels: 1 });
    await addLink(service, { campaign: 1, channel: 1 });
    expect(service.links()).toMatchObject(links);
    expect(service.rows('campaignLinks')).toMatchObject(campaigns);
    expect(service.rows('channelItems')).toMatchObject(channels);
  });

  test('the expiry date in its details', async () => {
    const service = await addAll({ tellsExpiry: false });
    const { details } = (await service.account('GET', '/url/1')).body as { details: Body };
    expect(details).not.toHaveProperty('expiry');
  });

  test.each<[ExistingLinkMode, string, number]>([
    ['never', 'https://long.example/', 2],
    ['exact', 'https://long.example/', 1],
    ['exact', 'https://long.example/#top', 2],
    ['ignoring_fragment', 'https://long.example/#top', 1],
  ])('gives links that are there already: %s, %s', async (givesExistingLinks, url, links) => {
    const service = await openService({ profile, behavior: { givesExistingLinks } });
    const first = await addLink(service, { custom: 'mine' });
    const again = await addLink(service, { url, password: 'sesame' });
    expect(service.links()).toHaveLength(links);
    if (links === 2) return;
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ ...(first.body as Body), error: 0 });
    expect(service.links()).toMatchObject([{ hasPassword: false }]);
  });
});
