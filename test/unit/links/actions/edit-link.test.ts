import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { LinkChanges } from '@/lib/model/link';

import { type RunningService, startService } from '../../../service/start-service.ts';
import { clientOf } from '../../api/against-service/client-of.ts';
import { type World, createWorld, orReport, page, requestFor, serviceAt } from '../world';

const elsewhere = 'https://example.com/elsewhere?a=b';

const none = { title: '', description: '', type: '', pixels: [] };

/** A service that makes links over its account API, and what a browser remembers of them. */
function useService(profile: 'account' | 'mixed') {
  let service: RunningService;
  let world: World;
  let key: string;
  let userId: number;
  beforeAll(async () => {
    service = await startService({ profile, rateLimit: 1000, keepAlive: false });
    ({ key, id: userId } = service.register({ username: 'reader', email: 'reader@short.example' }));
  });
  beforeEach(() => {
    const { origin } = service;
    world = createWorld({
      call: clientOf(service, key),
      way: 'accountLinks',
      service: async () => serviceAt(origin),
    });
  });
  afterEach(() => service.reset());
  afterAll(() => service.close());
  return {
    service: () => service,
    links: () => world.links,
    privateLinks: () => world.privateLinks,
    insertPixel: () =>
      service.insert('pixels', { userId, name: 'Ads', type: 'bing', tag: '12345' }),
    make: async (more: object = {}) => (await world.links.shorten(requestFor(more))).link,
    edit: async (shortUrl: string, changes: LinkChanges) =>
      orReport(world.links.edit(shortUrl, changes)),
    details: () => service.rows('linkDetails').at(-1),
  };
}

describe.each(['account', 'mixed'] as const)('a service as %s', (profile) => {
  const { service, links, privateLinks, insertPixel, make, edit, details } = useService(profile);

  test('gives a new link what was asked for besides', async () => {
    const pixel = insertPixel();
    const extras = {
      title: 'Spring & more',
      description: 'All of it',
      type: 'frame',
      pixels: [String(pixel)],
    };
    const link = await make({ title: '', extras });
    expect(link.title).toBe('Spring & more');
    expect(details()).toMatchObject({
      metaTitle: 'Spring & more',
      metaDescription: 'All of it',
      type: 'frame',
      pixels: `[${pixel}]`,
    });
    expect((await links().getInfo(link.shortUrl)).extras).toEqual({
      title: 'Spring & more',
      description: 'All of it',
      type: null,
      pixels: null,
    });
  });

  test('has no expiration to be confirmed where that was changed since', async () => {
    const link = await make({ expiry: '2026-12-01' });
    expect(link.unconfirmed).toEqual(['expiry']);
    await edit(link.shortUrl, { expiry: '' });
    expect(await links().existingFor(page)).not.toHaveProperty('unconfirmed');
  });

  test('makes one link although the answer was lost, and another one for another choice', async () => {
    await make();
    service().faults.set({ kind: 'drop', moment: 'after', operation: 'url/add' });
    const extras = { ...none, type: 'frame' };
    expect(await links().shorten(requestFor({ extras }))).toMatchObject({ how: 'found' });
    expect(service().links()).toHaveLength(2);
    expect(details()).toMatchObject({ type: 'frame' });
  });

  test('has what was changed afterwards, and keeps what was not', async () => {
    const pixel = insertPixel();
    const { shortUrl } = await make({ alias: 'sale', expiry: '2099-12-01' });
    const changes = {
      url: elsewhere,
      title: 'Summer',
      description: 'Sun',
      password: 'secret-1',
      type: 'frame',
      pixels: [String(pixel)],
    };
    const edited = await edit(shortUrl, changes);
    expect(edited).toMatchObject({
      info: {
        link: {
          shortUrl,
          longUrl: elsewhere,
          title: 'Summer',
          hasPassword: true,
          expiry: '2099-12-01',
        },
      },
      differing: [],
      untold: expect.arrayContaining(['password', 'type', 'pixels']),
    });
    expect(service().links()).toMatchObject([
      { shortUrl, originalUrl: elsewhere, hasPassword: true },
    ]);
    expect(details()).toMatchObject({ metaTitle: 'Summer', metaDescription: 'Sun', type: 'frame' });
    await edit(shortUrl, { expiry: '' });
    expect(service().links()).toMatchObject([{ expiresAt: null, hasPassword: true }]);
    expect(await links().ownLink(shortUrl)).toMatchObject({ expiry: null, longUrl: elsewhere });
  });

  test('its link belongs to the page that it leads to now, and no more to the one before', async () => {
    const { shortUrl } = await make();
    await edit(shortUrl, { url: elsewhere });
    expect(await links().existing([page, elsewhere])).toMatchObject([null, { shortUrl }]);
    expect(await links().shorten(requestFor({ url: elsewhere }))).toMatchObject({
      how: 'existing',
    });
    expect(await links().shorten(requestFor())).toMatchObject({ how: 'created' });
  });

  test('nothing that a private window changes is remembered but what it is no more', async () => {
    const { shortUrl, title } = await make();
    const changes = { url: elsewhere, title: 'Secret', expiry: '2099-12-01', password: 'secret-1' };
    const told = { longUrl: elsewhere, expiry: '2099-12-01' };
    expect(await privateLinks().edit(shortUrl, changes)).toMatchObject({ info: { link: told } });
    expect(await links().ownLink(shortUrl)).toMatchObject({
      longUrl: '',
      title,
      expiry: '2099-12-01',
      hasPassword: true,
    });
    expect(await links().existing([page, elsewhere])).toEqual([null, null]);
    await privateLinks().refresh(shortUrl);
    expect(await links().ownLink(shortUrl)).toMatchObject({ longUrl: '' });
  });

  test('says what it left out, where it tells', async () => {
    service().setBehavior({ tellsExtras: true, ignoresPixels: true, ignoresExpiry: true });
    const pixel = String(insertPixel());
    const { shortUrl } = await make();
    const edited = await edit(shortUrl, { type: 'frame', pixels: [pixel], expiry: '2099-12-01' });
    expect(edited).toMatchObject({
      differing: ['expiry', 'pixels'],
      untold: [],
      info: { link: { expiry: null } },
    });
  });

  test.for(['before', 'after'] as const)(
    'an answer that was lost %s the service acted may mean that it is done',
    async (moment) => {
      const { shortUrl } = await make();
      service().faults.set({ kind: 'drop', moment, operation: 'url/update' });
      expect(await edit(shortUrl, { url: elsewhere })).toMatchObject({
        code: 'outcome_unknown',
        outcome: 'unknown',
      });
      expect(await links().ownLink(shortUrl)).toMatchObject({ longUrl: page });
    },
  );

  test('a refusal is told in the service’s words, and nothing is remembered', async () => {
    const { shortUrl } = await make();
    const refused = await edit(shortUrl, { url: elsewhere, pixels: ['99'] });
    expect(refused).toMatchObject({ outcome: 'none', said: expect.stringMatching(/\w/) });
    expect(await links().ownLink(shortUrl)).toMatchObject({ longUrl: page });
  });

  test.for([
    [{ url: 'nowhere at all' }, 'url'],
    [{ expiry: '2020-01-01' }, 'expiry'],
  ] as const)('%j is refused before anything is sent', async ([changes, field]) => {
    const { shortUrl } = await make();
    const before = service().counters().byOperation;
    expect(await edit(shortUrl, changes)).toMatchObject({ code: 'invalid_input', field });
    expect(service().counters().byOperation).toEqual(before);
  });
});
