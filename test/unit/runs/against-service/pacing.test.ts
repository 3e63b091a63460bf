import { afterEach, expect, test } from 'vitest';

import { options, row, rowsTo } from '../rows';
import { openServiceWorld, type ServiceWorld } from './service-world';

let world: ServiceWorld;

afterEach(async () => world.close());

/** Milliseconds from each request to the one that comes so many later: a window's, if these are used in each. */
function roundsOf({ service }: ServiceWorld, used: number): number[] {
  const times = service.requests().map(({ time }) => time);
  return times.slice(used).map((time, i) => time - (times[i] ?? 0));
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test.each([
  { limit: 5, spare: 3, count: 20, latency: { least: 10, most: 200 } },
  { limit: 30, spare: 24, count: 200, latency: { least: 10, most: 200 } },
  { limit: 600, spare: 480, count: 600, latency: { least: 10, most: 100 } },
])('of a limit of $limit a minute, $spare are used by $count rows', async (each) => {
  const { limit, spare, count, latency } = each;
  world = await openServiceWorld({ shortUrlRateLimit: limit, latency });
  const { clock, service, bulk } = world;
  await clock.run(bulk().begin({ id: 'one', rows: rowsTo(count), options }));
  const job = await clock.run(world.ended());
  expect(job).toMatchObject({ state: 'done', made: count, existing: 0, failed: 0 });
  expect(service.links()).toHaveLength(count);
  expect(service.counters()).toMatchObject({ total: count, byStatus: { 200: count } });
  const share = 60_000 / mean(roundsOf(world, spare));
  expect(share).toBeGreaterThanOrEqual(0.97);
  expect(share).toBeLessThanOrEqual(1.02);
});

test.each([
  { with: { expiry: '2027-01-31' }, ownParts: true },
  { with: { expiry: '2027-01-31' }, ownParts: false },
  { with: { password: 'sesame-1' }, ownParts: true },
  { with: { password: 'sesame-1' }, ownParts: false, alias: 'typed' },
])('a limit amid a row keeps its link from no check: %o', async ({ alias = '', ...each }) => {
  world = await openServiceWorld({ shortUrlRateLimit: 15 });
  const { clock, service, bulk } = world;
  const how = { ...options, ownParts: each.ownParts, reuse: false };
  const aliasOf = (line: number) => alias && `${alias}-${String(line)}`;
  const rows = Array.from({ length: 20 }, (_, i) =>
    row(i + 1, { ...each.with, alias: aliasOf(i + 1) }),
  );
  await clock.run(bulk().begin({ id: 'one', rows, options: how }));
  const job = await clock.run(world.ended());
  expect(job).toMatchObject({ state: 'done', made: 20, existing: 0, failed: 0 });
  expect(world.rows.rows.filter(({ error }) => error !== null)).toEqual([]);
  expect(service.links()).toHaveLength(20);
  // A create and a look for each.
  expect(service.counters()).toMatchObject({ total: 40, byStatus: { 200: 40 } });
});

test.each([
  { shortUrlRateLimit: 10 },
  { shortUrlRateLimit: 30 },
  { way: 'accountLinks', profile: 'account', rateLimit: 30 },
] as const)('amid a list there is always enough left for a click: %o', async (each) => {
  world = await openServiceWorld(each);
  const { clock, bulk, links } = world;
  await clock.run(bulk().begin({ id: 'one', rows: rowsTo(100), options }));
  const made: string[] = [];
  const clicking = async (): Promise<void> => {
    for (let i = 0; world.head.value?.state === 'working'; i += 1) {
      const url = `https://clicked.example/${String(i)}`;
      const asked = { url, title: '', again: false, tabId: null };
      made.push((await links().shorten(asked)).how);
      await clock.wait(22_000);
    }
  };
  await clock.run(clicking());
  expect(new Set(made)).toEqual(new Set(['created']));
  expect(made.length).toBeGreaterThan(5);
  expect(world.head.value).toMatchObject({ state: 'done', made: 100 });
});
