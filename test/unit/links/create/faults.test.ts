import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { after, ways } from '../ways';
import { createWorld, curtail, orReport, page, shorten, untilSettled } from '../world';

const lost = {
  'a broken connection': { code: 'unreachable', outcome: 'unknown' },
  'a broken answer': { code: 'unexpected_response', outcome: 'unknown' },
  'an HTML page': { code: 'web_page', outcome: 'unknown' },
  'an empty answer': { code: 'not_confirmed', outcome: 'unknown' },
  'a failure of ours': { code: 'internal' },
} satisfies Record<string, ErrorReport>;

const uncertain: ErrorReport = { code: 'outcome_unknown', outcome: 'unknown' };

const refused = {
  'the rate limit': { code: 'rate_limited', until: 1, outcome: 'none' },
  'a wrong key': { code: 'unauthorized', said: 'No such key', outcome: 'none' },
  'a plan without it': { code: 'plan_limit', outcome: 'none' },
  'no network': { code: 'offline', outcome: 'none' },
  'no permission': { code: 'permission_missing', outcome: 'none' },
} satisfies Record<string, ErrorReport>;

const each = <A, B>(one: Record<string, A>, other: Record<string, B>) =>
  Object.entries(one).flatMap(([a, first]) =>
    Object.entries(other).map(([b, second]) => [a, b, first, second] as const),
  );

describe.for(each(lost, ways))('%s, %s,', ([, , report, way]) => {
  it('after the service acted ends with the link that it made', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report, acts: true }];
    expect(await shorten(world, way.request)).toMatchObject({
      how: 'found',
      link: { shortUrl: world.service.links[0]?.shortUrl, longUrl: page },
    });
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
    expect(world.service.count('createShortUrl')).toBe(1);
  });

  it('before it acted is uncertain for a minute, and then made once', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report }];
    expect(await shorten(world, way.request)).toEqual(uncertain);
    expect(after(world)).toEqual({ intents: 1, remembered: 0, made: 0 });
    world.clock.pass(untilSettled);
    expect(await shorten(world, way.request)).toMatchObject({ how: 'created' });
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
  });

  it.each([3000, 20_000])('%i ms before it acted makes one link', async (acts) => {
    const world = createWorld(way.world);
    world.service.faults = [{ report, acts }];
    await shorten(world, way.request);
    await shorten(world, way.request);
    world.clock.pass(untilSettled);
    await shorten(world, way.request);
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
  });

  it('while nobody can look, ends uncertain, and is found at the next attempt', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report, acts: true }];
    const down: ErrorReport = { code: 'unreachable', outcome: 'unknown' };
    world.service.failing = { getShortUrl: down, listActiveShortUrls: down };
    expect(await shorten(world, way.request)).toEqual(uncertain);
    expect(after(world)).toEqual({ intents: 1, remembered: 0, made: 1 });
    expect(await world.links.uncertainFor(page)).toBe(true);

    world.restart();
    expect(await shorten(world, way.request)).toMatchObject({ code: 'outcome_unknown' });
    expect(await world.clock.run(orReport(world.links.recheck(page)))).toEqual(uncertain);
    world.service.failing = {};
    expect(await shorten(world, way.request)).toMatchObject(way.again);
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
    expect(world.service.count('createShortUrl')).toBe(1);
  });
});

test.for(each(refused, ways))(
  '%s %s ends with the reason, and one request',
  async ([, , report, way]) => {
    const world = createWorld(way.world);
    world.service.faults = [{ report }];
    expect(await shorten(world, way.request)).toEqual(report);
    expect(after(world)).toEqual({ intents: 0, remembered: 0, made: 0 });
    expect(world.service.calls).toHaveLength(1);
  },
);

const away = {
  'a web page': { code: 'web_page', page: 'https://short.example', outcome: 'unknown' },
  maintenance: { code: 'maintenance', until: 1, outcome: 'unknown' },
} satisfies Record<string, ErrorReport>;

test.for(each(away, ways))(
  '%s in place of every answer is said, %s, and the link found later',
  async ([, , report, way]) => {
    const world = createWorld(way.world);
    world.service.faults = [{ report, acts: true }];
    world.service.failing = { getShortUrl: report, listActiveShortUrls: report };
    for (let presses = 0; presses < 2; presses += 1)
      expect(await shorten(world, way.request)).toMatchObject(report);
    expect(after(world)).toEqual({ intents: 1, remembered: 0, made: 1 });
    world.service.failing = {};
    expect(await shorten(world, way.request)).toMatchObject(way.again);
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
  },
);

describe.for(Object.entries(ways))('a request that times out %s', ([name, way]) => {
  const timeout: ErrorReport = { code: 'timeout', outcome: 'unknown' };

  it('and acts late is found', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report: timeout, takes: 20_000, acts: 21_500 }];
    const isPolled = !name.startsWith('without an alias');
    const first = await shorten(world, way.request);
    expect(first).toMatchObject(isPolled ? { how: 'found' } : { code: 'outcome_unknown' });
    await world.clock.run(world.clock.wait(isPolled ? 0 : 1500));
    if (!isPolled) expect(await shorten(world, way.request)).toMatchObject(way.again);
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
  });

  it('and acts later than anybody waits is uncertain until then', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report: timeout, takes: 20_000, acts: 26_000 }];
    const begin = world.clock.now();
    expect(await shorten(world, way.request)).toMatchObject({ code: 'outcome_unknown' });
    expect(world.clock.now() - begin).toBeLessThan(25_000);
    world.restart();
    await world.clock.run(world.clock.wait(6000));
    expect(await world.clock.run(world.links.recheck(page))).toMatchObject({
      link: { longUrl: page },
    });
    expect(await world.links.uncertainFor(page)).toBe(false);
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
  });

  it('and waited for its turn before it went is uncertain for as much longer', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report: timeout, takes: 25_000, acts: 34_000 }];
    expect(await shorten(world, way.request)).toMatchObject({ code: 'outcome_unknown' });
    await world.clock.run(world.clock.wait(10_000));
    expect(await world.clock.run(world.links.recheck(page))).toMatchObject({
      link: { longUrl: page },
    });
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
  });

  it('and never acts is uncertain until it certainly will not', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report: timeout, takes: 20_000 }];
    expect(await shorten(world, way.request)).toMatchObject({ code: 'outcome_unknown' });
    world.clock.pass(untilSettled);
    expect(await world.clock.run(world.links.recheck(page))).toBeNull();
    expect(await shorten(world, way.request)).toMatchObject({ how: 'created' });
    expect(world.service.links).toHaveLength(1);
  });
});

describe('a request that may still be worked on', () => {
  const timeout: ErrorReport = { code: 'timeout', outcome: 'unknown' };
  const late = { report: timeout, takes: 20_000, acts: 26_000 };

  it('is sent again at once under its alias, as one of the two is refused', async () => {
    const world = createWorld();
    world.service.faults = [late];
    await shorten(world, { alias: 'sale' });
    expect(await shorten(world, { alias: 'sale' })).toMatchObject({ how: 'created' });
    expect(world.service.links).toHaveLength(1);
  });

  it('is not given up for one on another domain, where it is refused nothing', async () => {
    const world = createWorld();
    world.service.faults = [late];
    await shorten(world, { alias: 'sale', domain: 'd1.example' });
    await shorten(world, { alias: 'sale', domain: 'd2.example' });
    await world.clock.run(world.clock.wait(40_000));
    await world.clock.run(world.links.recheck(page));
    expect(after(world)).toMatchObject({ intents: 0, remembered: world.service.links.length });
    expect(world.history.links.map(({ domain }) => domain)).toContain('d1.example');
  });

  it('is sent again under the same short part of ours', async () => {
    const world = createWorld(curtail);
    world.service.faults = [late];
    await shorten(world);
    expect(await shorten(world)).toMatchObject({ how: 'created' });
    const [first, second] = world.service.creates;
    expect(second?.customUrl).toBe(first?.customUrl);
  });

  it('is not sent again without one', async () => {
    const world = createWorld();
    world.service.faults = [late, null];
    await shorten(world);
    expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
    await world.clock.run(world.clock.wait(6000));
    expect(await shorten(world)).toMatchObject({ how: 'found' });
    expect(world.service.count('createShortUrl')).toBe(1);
  });

  it('is joined by another one when that is asked for on purpose', async () => {
    const world = createWorld();
    world.service.faults = [{ report: timeout, takes: 20_000 }];
    await shorten(world);
    expect(await shorten(world, { again: true })).toMatchObject({ how: 'created' });
    // The first may yet be made, and then it is to be known.
    expect(world.intents.kept.size).toBe(1);
  });
});
