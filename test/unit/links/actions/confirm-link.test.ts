import { describe, expect, it, test } from 'vitest';

import { shortenConfirmed } from '@/lib/links/links';
import type { ShortenRequest } from '@/lib/model/shorten';

import {
  type World,
  createWorld,
  curtail,
  made,
  orReport,
  page,
  requestFor,
  shorten,
} from '../world';

describe('a password and an expiration', () => {
  const protectedLink = { password: 'secret-1', expiry: '2026-12-01' };
  const confirm = async (world: World, request: Partial<ShortenRequest> = protectedLink) =>
    orReport(world.links.confirm(await made(world, request)));

  it('are unconfirmed until the service was asked, once', async () => {
    const world = createWorld();
    expect(await made(world, protectedLink)).toMatchObject({ unconfirmed: ['password', 'expiry'] });
    expect(world.service.count('getShortUrl')).toBe(0);
  });

  it('are confirmed by the service', async () => {
    const world = createWorld();
    const link = await confirm(world);
    expect(link).toMatchObject({ hasPassword: true, expiry: '2026-12-01' });
    expect(link).not.toHaveProperty('unconfirmed');
    expect(world.history.links).toEqual([link]);
    expect(world.service.count('getShortUrl')).toBe(1);
  });

  test.for([
    ['the password', { hasPassword: false }, 'password', { hasPassword: false }],
    ['the expiration', { expiry: null }, 'expiry', { expiry: null }],
    ['the day', { expiry: '2027-01-01 00:00:00' }, 'expiry', { expiry: '2027-01-01' }],
  ] as const)('that the service ignored are said: %s', async ([, facts, field, link]) => {
    const world = createWorld();
    const created = await made(world, protectedLink);
    Object.assign(world.service.links[0] ?? {}, facts);
    expect(await orReport(world.links.confirm(created))).toMatchObject({
      code: 'not_as_asked',
      field,
      link,
    });
    expect(world.history.links).toMatchObject([link]);
  });

  test.for([
    ['password', { hasPassword: false }],
    ['expiry', { expiry: null }],
    ['password', { createdAt: '2024-01-01 08:00:00' }],
  ] as const)(
    'that were refused are so again for whoever comes next, until the link is taken: %s, %j',
    async ([field, facts]) => {
      const world = createWorld();
      const created = await made(world, protectedLink);
      Object.assign(world.service.links[0] ?? {}, facts);
      const first = await orReport(world.links.confirm(created));
      expect(first).toHaveProperty('field', field);
      const { unconfirmed, ...known } = (await world.links.existingFor(page)) ?? created;
      expect(unconfirmed).toEqual([field]);
      expect(await orReport(world.links.confirm({ ...known, unconfirmed: [field] }))).toEqual({
        ...first,
        link: expect.objectContaining({ unconfirmed }),
      });
      await world.links.confirm(known);
      expect(await world.links.existingFor(page)).not.toHaveProperty('unconfirmed');
    },
  );

  test.for([
    ['the password', { hasPassword: null }, ['password']],
    ['the expiration', { expiry: null, tellsExpiry: false }, ['expiry']],
    ['the age of the link', { createdAt: null }, ['password']],
  ] as const)('stay unconfirmed where the service does not tell %s', async ([, facts, left]) => {
    const world = createWorld();
    const created = await made(world, protectedLink);
    Object.assign(world.service.links[0] ?? {}, facts);
    const link = await world.links.confirm(created);
    expect(link).toMatchObject({ unconfirmed: left });
    expect(world.history.links).toEqual([link]);
  });

  it('stay unconfirmed where the service cannot be asked', async () => {
    const world = createWorld();
    world.service.failing = { getShortUrl: { code: 'unreachable', outcome: 'unknown' } };
    expect(await confirm(world)).toMatchObject({ unconfirmed: ['password', 'expiry'] });
  });

  it('of a list wait for the rate limit, and no second link is made', async () => {
    const world = createWorld(curtail);
    const request = requestFor({ ...protectedLink, alias: 'ours-1', ownAlias: true });
    const limited = { code: 'rate_limited', until: 5, outcome: 'none' } as const;
    world.service.failing = { getShortUrl: limited };
    expect(await world.clock.run(orReport(shortenConfirmed(world.links, request)))).toMatchObject({
      code: 'rate_limited',
      until: 5,
      outcome: 'unknown',
      link: { unconfirmed: ['password', 'expiry'] },
    });
    world.service.failing = {};
    const { link } = await world.clock.run(shortenConfirmed(world.links, request));
    expect(link).not.toHaveProperty('unconfirmed');
    expect(world.service.links).toHaveLength(1);
    expect(world.service.count('createShortUrl')).toBe(1);
  });

  it('of a list are told at once where a link cannot be asked for again', async () => {
    const world = createWorld();
    const request = requestFor(protectedLink);
    world.service.failing = { getShortUrl: { code: 'rate_limited', outcome: 'none' } };
    expect(await world.clock.run(orReport(shortenConfirmed(world.links, request)))).toMatchObject({
      code: 'not_confirmed',
      field: 'password',
    });
  });

  it('of one link that a person waits for stay unconfirmed at the rate limit', async () => {
    const world = createWorld();
    world.service.failing = { getShortUrl: { code: 'rate_limited', outcome: 'none' } };
    expect(await confirm(world)).toMatchObject({ unconfirmed: ['password', 'expiry'] });
  });

  it('of an older link may be other ones', async () => {
    const world = createWorld();
    const link = await made(world, protectedLink);
    Object.assign(world.service.links[0] ?? {}, { createdAt: '2024-01-01 08:00:00' });
    expect(await orReport(world.links.confirm(link))).toMatchObject({
      code: 'not_confirmed',
      field: 'password',
    });
  });

  it.each([
    ['a short part of its own', {}],
    ['a short part of ours', curtail],
  ])(
    'of a link that is given again, under %s, are not the ones that are asked for',
    async (_, options) => {
      const world = createWorld(options);
      const first = await made(world, { password: 'former-1' });
      await world.links.confirm(first);
      world.clock.pass(60_000);
      world.service.tells = () => ({ ...first, shortPart: null, originalUrl: page });
      const request = requestFor({ again: true, password: 'secret-1' });
      expect(await world.clock.run(orReport(shortenConfirmed(world.links, request)))).toMatchObject(
        {
          code: 'not_confirmed',
          field: 'password',
          link: { shortUrl: first.shortUrl, createdAt: first.createdAt, unconfirmed: ['password'] },
        },
      );
    },
  );

  it('of a private window leave no trace', async () => {
    const world = createWorld();
    const link = await made(world, { ...protectedLink, private: true });
    await world.privateLinks.confirm(link);
    expect(world.history.links).toEqual([]);
  });

  it.each([
    ['of midnight', '2026-12-02 00:00:00'],
    ['of the evening', '2026-12-01 23:59:59'],
    ['of another time zone', '2026-11-30 14:00:00'],
  ])('are as asked in the spelling %s', async (_, expiry) => {
    const world = createWorld();
    const link = await made(world, protectedLink);
    Object.assign(world.service.links[0] ?? {}, { expiry });
    const confirmed = await world.links.confirm(link);
    expect(confirmed).toMatchObject({ expiry: '2026-12-01' });
    expect(confirmed).not.toHaveProperty('unconfirmed');
  });

  it.each(['2026-12-02 00:00:00', '2026-11-30 14:00:00'])(
    'stay what the link is found by, told as %s',
    async (expiry) => {
      const world = createWorld();
      const request = { expiry: '2026-12-01' };
      const link = await made(world, request);
      Object.assign(world.service.links[0] ?? {}, { expiry });
      await world.links.confirm(link);
      await world.links.refresh(link.shortUrl);
      expect(await shorten(world, request)).toMatchObject({ how: 'existing' });
      expect(world.service.links).toHaveLength(1);
    },
  );

  it('of a link that was made elsewhere are those that the service tells', async () => {
    const world = createWorld();
    world.service.make({ url: 'https://example.com/', expiryDate: '2026-12-01' });
    await world.clock.run(world.links.sync(0));
    const { shortUrl = '' } = world.service.links[0] ?? {};
    await world.clock.run(world.links.refresh(shortUrl));
    Object.assign(world.service.links[0] ?? {}, { expiry: '2026-12-02 00:00:00' });
    await world.clock.run(world.links.refresh(shortUrl));
    expect(world.history.links).toMatchObject([{ expiry: '2026-12-02' }]);
  });
});
