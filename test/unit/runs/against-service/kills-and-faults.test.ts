import { afterEach, expect, test } from 'vitest';

import type { RunRow } from '@/lib/model/run';

import { everyFault } from '../../../service/faults/every-fault.ts';
import { seededRandom } from '../../../service/faults/seeded-random.ts';
import { options, rowsTo } from '../rows';
import { openServiceWorld, type ServiceWorld } from './service-world';

/** Milliseconds that a request may take on the slowest machine, once nothing fails by intent. */
const patience = 20_000;

let world: ServiceWorld;

afterEach(async () => world.close());

/** Ends the worker about every so many milliseconds until the job is done, at whatever it waits for just then. */
async function killUntilDone({ clock, head, bulk, restart }: ServiceWorld, every: number) {
  const random = seededRandom(every);
  let kills = 0;
  while (head.value?.state !== 'done') {
    await clock.wait(every * (0.5 + random()));
    restart();
    kills += 1;
    await clock.wait(Math.floor(100 * random()));
    await bulk().continueWork();
    // As for a link on another host.
    if (head.value?.state === 'paused') await bulk().resume('one');
  }
  return kills;
}

const linksOf = ({ service }: ServiceWorld, { url }: RunRow) =>
  service.links().filter(({ originalUrl }) => originalUrl === url);

const mayHaveLink = ({ error }: RunRow): boolean =>
  error?.outcome === 'unknown' ||
  error?.code === 'outcome_unknown' ||
  error?.code === 'altered_link';

/** What must be true of a row that ended, as it stands and as the service has it. */
function expectTrue(row: RunRow): void {
  const links = linksOf(world, row);
  expect(links.filter(({ status }) => status === 'active').length).toBeLessThanOrEqual(1);
  expect(links.length, JSON.stringify(row)).toBeLessThanOrEqual(1);
  if (row.state === 'made') {
    expect(links).toMatchObject([{ part: row.part, status: 'active' }]);
    expect(row.shortUrl).toMatch(new RegExp(`/${String(row.part)}$`));
  } else {
    expect(row).toMatchObject({ state: 'failed', error: { code: expect.any(String) } });
    if (links.length > 0) expect(mayHaveLink(row), JSON.stringify(row)).toBe(true);
  }
}

/** Over the account API each row takes more requests, as the answer to a create tells little. */
const worlds = [
  { seed: 1, way: 'shortUrl', count: 100, shortUrlRateLimit: 30 },
  { seed: 2, way: 'accountLinks', count: 50, profile: 'mixed', rateLimit: 60 },
] as const;

test.each(worlds)(
  'over $way every row ends made exactly once or reported, whatever fails and whenever the worker ends ',
  async ({ seed, count, ...more }) => {
    world = await openServiceWorld({ seed, timeout: 150, ...more });
    const { clock, service, bulk } = world;
    service.faults.setRandom({ share: 0.2, seed, faults: everyFault });
    const rows = rowsTo(count, { password: 'sesame' });
    await clock.run(bulk().begin({ id: 'one', rows, options }));
    const kills = await clock.run(killUntilDone(world, 5000));
    const job = world.head.value;
    const struck = service.requests().filter(({ faults }) => faults.length > 0).length;
    // How many exactly hangs on the machine, as a request that takes too long is made again; the limit alone
    // makes the job last three minutes.
    expect({ kills, struck, job }).toEqual({
      kills: expect.toSatisfy((times: number) => times >= 20),
      struck: expect.toSatisfy((times: number) => times >= 5),
      job: expect.objectContaining({ state: 'done', total: count }),
    });
    world.rows.rows.forEach(expectTrue);

    // What was held back is carried out now, which must alter nothing either.
    service.faults.clear();
    await expect.poll(() => service.counters().held).toBe(0);
    world.rows.rows.forEach(expectTrue);

    // A retry finds what may have been made. Of an altered link only its report told, so another one is made.
    const altered = world.rows.rows.filter(({ error }) => error?.code === 'altered_link');
    world.restart(patience);
    await clock.run(world.bulk().retry('one'));
    await clock.run(clock.wait(1000).then(world.ended));
    await clock.run(world.bulk().enterPassword('one', 'sesame'));
    await clock.run(clock.wait(60_000).then(world.ended));
    expect(world.head.value).toMatchObject({ state: 'done', made: count, failed: 0 });
    const lines = new Set(altered.map(({ line }) => line));
    for (const row of world.rows.rows.filter(({ line }) => !lines.has(line))) {
      expect(linksOf(world, row)).toMatchObject([{ status: 'active', part: row.part }]);
    }
  },
  // Mostly waits of true time for what is held back: ten seconds of peace, and minutes beside much else.
  300_000,
);
