import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { createWorld, curtail, orReport, page, shorten } from '../world';

const other = 'https://other.example/';
const refusal: ErrorReport = { code: 'invalid_input', said: 'Try another word', outcome: 'none' };

describe('an alias that is refused', () => {
  it('is taken when another link has it', async () => {
    const world = createWorld();
    world.service.make({ url: other, customUrl: 'sale' });
    const report = { code: 'conflict', field: 'alias', outcome: 'none' };
    expect(await shorten(world, { alias: 'sale' })).toEqual(report);
    expect(world.intents.kept.size).toBe(0);
  });

  it('is taken when the service calls it a conflict, whosever link it is', async () => {
    const world = createWorld();
    world.service.faults = [{ report: { code: 'conflict', said: 'Taken', outcome: 'none' } }];
    const report = { code: 'conflict', field: 'alias', said: 'Taken', outcome: 'none' };
    expect(await shorten(world, { alias: 'sale' })).toEqual(report);
  });

  it('is taken when the service only says no and another link has it', async () => {
    const world = createWorld();
    world.service.make({ url: other, customUrl: 'sale' });
    world.service.faults = [{ report: refusal }];
    expect(await shorten(world, { alias: 'sale' })).toEqual({
      ...refusal,
      code: 'conflict',
      field: 'alias',
    });
  });

  it('may be refused for other reasons', async () => {
    const world = createWorld();
    world.service.faults = [{ report: refusal }];
    expect(await shorten(world, { alias: 'sale' })).toEqual(refusal);
  });

  it('that our own rules refuse is not asked about', async () => {
    const world = createWorld();
    const report: ErrorReport = {
      code: 'invalid_input',
      field: 'url',
      problem: 'url_too_long',
      outcome: 'none',
    };
    world.service.faults = [{ report }];
    expect(await shorten(world, { alias: 'sale' })).toEqual(report);
    expect(world.service.calls).toHaveLength(1);
  });

  it('is that of the earlier link when it leads to the same', async () => {
    const world = createWorld();
    world.service.make({ url: page, customUrl: 'sale' });
    expect(await shorten(world, { alias: 'sale' })).toMatchObject({
      how: 'found',
      link: { shortUrl: 'https://short.example/sale', alias: 'sale' },
    });
    expect(world.service.links).toHaveLength(1);
    expect(world.history.links).toHaveLength(1);
  });

  it('is that of the earlier link on its domain', async () => {
    const world = createWorld();
    const options = { alias: 'sale', domain: 'brand.example' };
    world.service.make({ url: page, customUrl: 'sale', baseDomain: 'brand.example' });
    expect(await shorten(world, options)).toMatchObject({
      how: 'found',
      link: { domain: 'brand.example' },
    });
  });

  it('is taken when the earlier link is not protected as asked', async () => {
    const world = createWorld();
    world.service.make({ url: page, customUrl: 'sale' });
    world.clock.pass(60_000);
    expect(await shorten(world, { alias: 'sale', password: 'secret-1' })).toMatchObject({
      code: 'conflict',
    });
  });

  it('leaves a link switched off that leads to the same', async () => {
    const world = createWorld();
    await shorten(world, { alias: 'sale' });
    await world.links.disable('https://short.example/sale');
    expect(await shorten(world, { alias: 'sale' })).toMatchObject({ code: 'conflict' });
    expect(world.service.active).toBe(0);
  });

  it('that another password may be on is never handed back as if it had the one asked for', async () => {
    const world = createWorld();
    world.service.make({ url: page, customUrl: 'sale', password: 'other-1' });
    world.clock.pass(60_000);
    expect(await shorten(world, { alias: 'sale', password: 'secret-1' })).toMatchObject({
      code: 'not_confirmed',
      field: 'password',
      link: { shortUrl: 'https://short.example/sale', origin: 'uncertain' },
    });
    // Whoever was to be told may have closed the popup.
    expect(world.history.links).toMatchObject([{ unconfirmed: ['password'] }]);
  });
});

describe('a short part of ours that is taken', () => {
  const taken = { report: { code: 'conflict', outcome: 'none' } as const };

  it('is replaced by another', async () => {
    const world = createWorld(curtail);
    world.service.faults = [taken, taken];
    expect(await shorten(world)).toMatchObject({ how: 'created' });
    expect(new Set(world.service.creates.map((create) => create.customUrl)).size).toBe(3);
  });

  it('is replaced twice at most, and the failure does not ask for another alias', async () => {
    const world = createWorld(curtail);
    world.service.faults = [taken, taken, taken];
    expect(await shorten(world)).toEqual({ code: 'conflict', outcome: 'none' });
    expect(world.service.count('createShortUrl')).toBe(3);
  });

  it('is not replaced when the service refuses something else', async () => {
    const world = createWorld(curtail);
    world.service.faults = [{ report: refusal }];
    expect(await shorten(world)).toEqual(refusal);
    expect(world.service.count('createShortUrl')).toBe(1);
  });
});

describe('whether an alias is free', () => {
  test.for([
    ['sale', '', false],
    ['sale', 'brand.example', true],
    ['other', '', true],
    ['', '', null],
  ] as const)('%j on %j: %s', async ([alias, domain, free]) => {
    const world = createWorld();
    world.service.make({ url: page, customUrl: 'sale' });
    expect(await world.links.checkAlias(alias, domain)).toBe(free);
  });

  it('is unknown when the service cannot be asked', async () => {
    const world = createWorld();
    world.service.failing = { getShortUrl: { code: 'rate_limited', outcome: 'none' } };
    expect(await world.links.checkAlias('sale', '')).toBeNull();
  });

  it('is refused for an impossible alias', async () => {
    const world = createWorld();
    expect(await orReport(world.links.checkAlias('two words', ''))).toMatchObject({
      code: 'invalid_input',
      field: 'alias',
      problem: 'alias_characters',
    });
    expect(world.service.calls).toEqual([]);
  });
});
