import { describe, expect, it } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { linkWays } from '../ways';
import { type World, createFakeTraits, createWorld, curtail, shorten } from '../world';

const refusals: ErrorReport[] = [
  { code: 'plan_limit', outcome: 'none' },
  { code: 'forbidden', said: 'Your plan does not include custom aliases.', outcome: 'none' },
  { code: 'invalid_input', said: 'Custom aliases are not allowed.', outcome: 'none' },
];

const rows = linkWays.flatMap((way) =>
  refusals.map((refusal) => ({ way, code: refusal.code, refusal })),
);

const inList = { alias: 'x7k2mq', ownAlias: true, onlyForNew: ['alias' as const] };

function worldOf({ way, refusal }: (typeof rows)[number], aliases: 'unknown' | 'honored'): World {
  const world = createWorld({ way, ...curtail, traits: createFakeTraits({ aliases }) });
  world.service.refusesAlias = refusal;
  return world;
}

describe.each(rows)('a plan without custom aliases, $code over $way,', (row) => {
  it.each([
    ['a single link', {}],
    ['a row of a list', inList],
  ])('has the service pick for %s, and for all that follow', async (_what, request) => {
    const world = worldOf(row, 'unknown');
    expect(await shorten(world, request)).toMatchObject({ how: 'created', link: { alias: null } });
    const before = world.service.creates.length;
    const url = 'https://example.com/next';
    const next = { ...request, url, ...('alias' in request && { alias: 'p3v9wd' }) };
    expect(await shorten(world, next)).toMatchObject({ how: 'created' });
    expect(world.service.creates.slice(before)).toMatchObject([{ url }]);
    expect(world.service.creates.at(-1)?.customUrl).toBeUndefined();
    expect(world.service.links).toHaveLength(2);
  });

  it('makes one link for a row whose answer was lost', async () => {
    const world = worldOf(row, 'unknown');
    world.service.faults = [{ report: { code: 'unreachable', outcome: 'unknown' }, acts: true }];
    expect(await shorten(world, inList)).toMatchObject({ how: 'found' });
    expect(await shorten(world, inList)).toMatchObject({ how: 'existing' });
    expect(world.service.links).toHaveLength(1);
  });

  it('says so of an alias that was typed', async () => {
    const world = worldOf(row, 'unknown');
    expect(await shorten(world, { alias: 'sale' })).toEqual(row.refusal);
    expect(world.service.links).toHaveLength(0);
  });

  it('is not taken for one where aliases were honored', async () => {
    const world = worldOf(row, 'honored');
    expect(await shorten(world)).toEqual(row.refusal);
    expect(world.service.links).toHaveLength(0);
  });
});

it('a path that the web server refuses is not sent without the alias that makes it safe', async () => {
  const world = createWorld({ ...curtail, traits: createFakeTraits({ aliases: 'unknown' }) });
  const report: ErrorReport = { code: 'not_found', outcome: 'none' };
  world.service.faults = [{ report }];
  await shorten(world);
  expect(world.service.creates.every(({ customUrl }) => customUrl !== undefined)).toBe(true);
});

it('a refusal of something else is told as it is', async () => {
  const world = createWorld({ ...curtail, traits: createFakeTraits({ aliases: 'unknown' }) });
  const report: ErrorReport = { code: 'invalid_input', said: 'No', outcome: 'none' };
  world.service.faults = [{ report }, { report }];
  expect(await shorten(world)).toEqual(report);
  expect(await shorten(world)).toMatchObject({ link: { alias: expect.any(String) } });
});
