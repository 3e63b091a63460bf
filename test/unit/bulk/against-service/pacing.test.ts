import { afterEach, expect, test } from 'vitest';

import { options, row, rowsTo } from '../rows';
import { openServiceWorld, type ServiceWorld } from './service-world';

let world: ServiceWorld;

afterEach(async () => world.close());

/** Milliseconds from each request to the one that comes a whole limit later: a window's, if none of it is left unused. */
function roundsOf({ service }: ServiceWorld, limit: number): number[] {
  const times = service.requests().map(({ time }) => time);
  return times.slice(limit).map((time, i) => time - (times[i] ?? 0));
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test.each([
  { limit: 30, count: 1000, latency: { least: 10, most: 200 } },
  { limit: 600, count: 1300, latency: { least: 10, most: 100 } },
])('a limit of $limit a minute is used by $count rows, and never exceeded', async (each) => {
  const { limit, count, latency } = each;
  world = await openServiceWorld({ shortUrlRateLimit: limit, latency });
  const { clock, service, bulk } = world;
  await clock.run(bulk().begin({ id: 'one', rows: rowsTo(count), options }));
  const job = await clock.run(world.ended());
  expect(job).toMatchObject({ state: 'done', made: count, existing: 0, failed: 0 });
  expect(service.links()).toHaveLength(count);
  expect(service.counters()).toMatchObject({ total: count, byStatus: { 200: count } });
  const share = 60_000 / mean(roundsOf(world, limit));
  expect(share).toBeGreaterThanOrEqual(0.98);
  // All of it was work, waits for the limit included.
  expect(job.worked).toBe((job.endedAt ?? 0) - job.startedAt);
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
