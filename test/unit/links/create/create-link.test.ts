import { describe, expect, it, test } from 'vitest';

import { createWorld, curtail, page, shorten } from '../world';

describe('a new link', () => {
  it('is made with one request, remembered, and leaves no intent', async () => {
    const { service, history, intents, ...world } = createWorld();
    const link = {
      shortUrl: 'https://short.example/auto0',
      service: 'https://short.example',
      id: '1',
      longUrl: page,
      title: 'A page',
      createdAt: world.clock.now(),
      alias: null,
      domain: null,
      expiry: null,
      hasPassword: false,
      status: 'active',
      filing: [],
    };
    expect(await shorten({ service, history, intents, ...world })).toEqual({
      how: 'created',
      link,
    });
    expect(service.calls).toEqual([{ name: 'createShortUrl', input: { url: page } }]);
    expect(history.links).toEqual([link]);
    expect(intents.kept.size).toBe(0);
    expect(await world.links.existingFor(page)).toEqual(link);
  });

  it('keeps the title of a page as it can be seen', async () => {
    const world = createWorld();
    await shorten(world, { title: '\u200FA\u202E page\n👩\u200D🚀' });
    expect(world.history.links).toMatchObject([{ title: 'A page 👩\u200D🚀' }]);
  });

  test.each(['service', 'curtail'] as const)(
    'has the short part of whom the request names, rather than the preference (%s)',
    async (shortPart) => {
      const other = shortPart === 'service' ? 'curtail' : 'service';
      const world = createWorld({ shortPart: async () => other });
      await shorten(world, { shortPart });
      const [sent] = world.service.creates;
      expect(sent?.customUrl !== undefined).toBe(shortPart === 'curtail');
    },
  );

  it('has all that was asked for, but the password is not remembered', async () => {
    const world = createWorld();
    const options = {
      alias: 'sale',
      password: 'secret-1',
      expiry: '2026-12-01',
      domain: 'brand.example',
    };
    const outcome = await shorten(world, options);
    expect(outcome).toMatchObject({
      how: 'created',
      link: { alias: 'sale', domain: 'brand.example', expiry: '2026-12-01', hasPassword: true },
    });
    expect(world.service.creates).toEqual([
      {
        url: page,
        customUrl: 'sale',
        password: 'secret-1',
        expiryDate: '2026-12-01',
        baseDomain: 'brand.example',
      },
    ]);
    expect(JSON.stringify([outcome, world.history.links])).not.toContain('secret-1');
  });

  it('is preceded by its intent, in which there is no password', async () => {
    const world = createWorld();
    const kept: unknown[] = [];
    world.service.reads = (url) => {
      kept.push(...world.intents.kept.values());
      return url;
    };
    await shorten(world, { alias: 'sale', password: 'secret-1' });
    expect(kept).toMatchObject([{ url: page, alias: 'sale', hasPassword: true, state: 'sent' }]);
    expect(JSON.stringify(kept)).not.toContain('secret-1');
  });

  it('gets a short part of ours when that is preferred', async () => {
    const world = createWorld(curtail);
    const outcome = await shorten(world);
    const [create] = world.service.creates;
    expect(create?.customUrl).toMatch(/^[a-km-np-z2-9]{6}$/);
    expect(outcome).toMatchObject({ link: { alias: create?.customUrl } });
  });
});

describe('what cannot be', () => {
  test.for([
    [{ url: 'no address' }, 'url', 'url_malformed'],
    [{ url: 'file:///etc/hosts' }, 'url', 'url_scheme'],
    [{ alias: 'two words' }, 'alias', 'alias_characters'],
    [{ password: 'a/b' }, 'password', 'password_characters'],
    [{ expiry: '2026-11-19' }, 'expiry', 'expiry_past'],
    [{ domain: 'https://brand.example' }, 'domain', 'domain_malformed'],
  ] as const)('%j is refused before anything is done', async ([request, field, problem]) => {
    const world = createWorld();
    expect(await shorten(world, request)).toEqual({
      code: 'invalid_input',
      field,
      problem,
      outcome: 'none',
    });
    expect(world.service.calls).toEqual([]);
    expect(world.intents.kept.size).toBe(0);
  });
});
