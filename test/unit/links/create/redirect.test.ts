import { describe, expect, it } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { after, ways } from '../ways';
import { type World, createWorld, orReport, page, shorten, untilSettled } from '../world';

const redirect: ErrorReport = { code: 'wrong_host', outcome: 'none' };

describe.for(Object.entries(ways))('a redirect %s', ([, way]) => {
  it('before the service acted says so, and makes nothing', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report: redirect }];
    expect(await shorten(world, way.request)).toEqual(redirect);
    expect(after(world)).toEqual({ intents: 1, remembered: 0, made: 0 });
    world.clock.pass(untilSettled);
    expect(await shorten(world, way.request)).toMatchObject({ how: 'created' });
  });

  it('after it acted ends with the link that it made', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report: redirect, acts: true }];
    expect(await shorten(world, way.request)).toMatchObject({ how: 'found' });
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
  });

  it('of everything says so, and has the link looked for at the next attempt', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report: redirect, acts: true }];
    world.service.failing = { getShortUrl: redirect, listActiveShortUrls: redirect };
    expect(await shorten(world, way.request)).toEqual(redirect);
    expect(after(world)).toEqual({ intents: 1, remembered: 0, made: 1 });
    world.service.failing = {};
    expect(await shorten(world, way.request)).toMatchObject(way.again);
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
  });
});

describe.for(Object.entries(ways))('a service in maintenance %s', ([, way]) => {
  const away: ErrorReport = { code: 'maintenance', outcome: 'unknown', until: 7 };
  const isAway = (until: number) => {
    const report = { ...away, until };
    return { getShortUrl: report, listActiveShortUrls: report };
  };
  const recheck = async (world: World) => orReport(world.clock.run(world.links.recheck(page)));

  it('is named as the cause at every attempt, as long as the outcome is unknown', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report: away, acts: true }];
    world.service.failing = isAway(7);
    expect(await shorten(world, way.request)).toEqual(away);
    expect(after(world)).toEqual({ intents: 1, remembered: 0, made: 1 });
    world.restart();
    world.service.failing = isAway(9);
    expect(await recheck(world)).toEqual({ ...away, until: 9 });
    expect(await shorten(world, way.request)).toEqual({ ...away, until: 9 });
    world.service.failing = {};
    expect(await shorten(world, way.request)).toMatchObject(way.again);
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
  });

  it('is not named once it is back, but cannot tell', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report: away, acts: true }];
    world.service.failing = isAway(7);
    await shorten(world, way.request);
    const broken: ErrorReport = { code: 'server_error', outcome: 'unknown' };
    world.service.failing = { getShortUrl: broken, listActiveShortUrls: broken };
    expect(await recheck(world)).toEqual({ code: 'outcome_unknown', outcome: 'unknown' });
  });

  it('that did not answer the create itself is named, too, and the outcome is unknown', async () => {
    const world = createWorld(way.world);
    world.service.faults = [{ report: { code: 'unreachable', outcome: 'unknown' }, acts: true }];
    world.service.failing = isAway(7);
    expect(await shorten(world, way.request)).toEqual(away);
    expect(await recheck(world)).toEqual(away);
  });
});
