import { describe, expect, it } from 'vitest';

import {
  type World,
  createFakeTraits,
  createWorld,
  curtail,
  made,
  orReport,
  page,
  shorten,
} from '../world';

const tagged = `${page}?utm_source=mail`;
const posters = 'https://short.example/posters';

/** A service that answers every create with a link that it has: made long ago, visited, and leading to the page without tags. */
function givingExisting(world: World, originalUrl = page): World {
  const { service } = world;
  const old = service.make({ url: originalUrl, customUrl: 'posters' });
  Object.assign(old, { createdAt: '2024-01-01 08:00:00', visits: 5310 });
  service.tells = () => {
    service.links.splice(1);
    return { id: old.id, shortUrl: posters, shortPart: 'posters', originalUrl };
  };
  return world;
}

describe('a service that answers a create with an existing link', () => {
  it.each([
    ['without an alias', {}, {}],
    ['with an alias that was typed', {}, { alias: 'mine' }],
    ['with a short part of ours', curtail, {}],
  ])('keeps it as it is, and one create is sent, %s', async (_, options, request) => {
    const world = givingExisting(createWorld(options));
    expect(await shorten(world, { url: tagged, ...request })).toMatchObject({
      code: 'altered_link',
      link: { shortUrl: posters, longUrl: page, status: 'active', origin: 'uncertain' },
    });
    expect(world.service.count('createShortUrl')).toBe(1);
    expect(world.service.count('disableShortUrl')).toBe(0);
    expect(world.service.links[0]).toMatchObject({ status: 'active' });
    expect(world.history.links).toEqual([]);
  });

  it('is reported again without another create, until another link is asked for', async () => {
    const world = givingExisting(createWorld());
    const altered = { code: 'altered_link', link: { shortUrl: posters } };
    await shorten(world, { url: tagged });
    world.restart();
    expect(await world.links.uncertainFor(tagged)).toBe(true);
    expect(await orReport(world.links.recheck(tagged))).toMatchObject(altered);
    expect(await shorten(world, { url: tagged })).toMatchObject(altered);
    expect(world.service.count('createShortUrl')).toBe(1);
    world.service.tells = (answer) => answer;
    expect(await shorten(world, { url: tagged, again: true })).toMatchObject({ how: 'created' });
    expect(world.intents.kept.size).toBe(0);
  });

  it.each([{ alias: 'mine' }, { alias: 'mine', ownAlias: true }])(
    'keeps no link from being made under another short part, which is reported just so: %o',
    async (part) => {
      const world = givingExisting(createWorld());
      const first = await shorten(world, { url: tagged });
      const attempt = { url: tagged, ...part };
      expect([await shorten(world, attempt), await shorten(world, attempt)]).toEqual([
        first,
        first,
      ]);
      expect(world.service.count('createShortUrl')).toBe(2);
    },
  );

  it('is known for it by a link that is remembered: another link of a page gets an alias of ours', async () => {
    const traits = createFakeTraits();
    const world = createWorld({ traits });
    const first = await made(world);
    world.clock.pass(60_000);
    world.service.tells = () => ({ ...first, shortPart: null, originalUrl: page });
    expect(await shorten(world, { again: true })).toMatchObject({
      how: 'existing',
      link: { shortUrl: first.shortUrl, createdAt: first.createdAt },
    });
    expect(traits.known.givesExistingLinks).toBe(true);
    await shorten(world, { again: true });
    expect(world.service.creates.map((create) => 'customUrl' in create)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('a service that ignores aliases', () => {
  const ignoring = (world: World): World => {
    const { service } = world;
    const make = service.make.bind(service);
    service.make = ({ customUrl: _ignored, ...input }) => make(input);
    return world;
  };
  const unknown = () => ({ traits: createFakeTraits({ aliases: 'unknown' }) });

  it('is said, with the link that it made instead', async () => {
    const world = ignoring(createWorld());
    expect(await shorten(world, { alias: 'mine' })).toMatchObject({
      code: 'not_as_asked',
      field: 'alias',
      link: { shortUrl: 'https://short.example/auto0', alias: null },
    });
    expect(world.service.count('createShortUrl')).toBe(1);
    expect(world.service.active).toBe(1);
  });

  it('is nothing to tell where nobody asked for one, but proves nothing, either', async () => {
    const link = await made(ignoring(createWorld(curtail)));
    expect(link).not.toHaveProperty('origin');
  });

  it('is written in small letters by some, and still the one', async () => {
    const world = createWorld();
    world.service.tells = (answer) => ({ ...answer, shortUrl: 'https://short.example/mine' });
    expect(await shorten(world, { alias: 'Mine' })).toMatchObject({ how: 'created' });
  });

  it.each([
    ['is not known for it yet', unknown()],
    ['is known for it', { traits: createFakeTraits({ aliases: 'ignored' }) }],
  ])('loses no link where it %s', async (_, options) => {
    const world = ignoring(createWorld({ ...curtail, ...options }));
    world.service.faults = [
      { report: { code: 'timeout', outcome: 'unknown' }, acts: 26_000, takes: 20_000 },
    ];
    expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
    world.restart();
    await world.clock.run(world.clock.wait(6000));
    expect(await shorten(world)).toMatchObject({ how: 'found', link: { origin: 'uncertain' } });
    expect(world.service.links).toHaveLength(1);
  });

  it('is reported when the link of a lost answer does not have the alias that was typed', async () => {
    const world = ignoring(createWorld(unknown()));
    world.service.faults = [{ report: { code: 'unreachable', outcome: 'unknown' }, acts: true }];
    expect(await shorten(world, { alias: 'mine' })).toMatchObject({
      code: 'not_as_asked',
      field: 'alias',
    });
    expect(world.service.links).toHaveLength(1);
  });
});
