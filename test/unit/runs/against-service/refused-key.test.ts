import { afterEach, expect, test } from 'vitest';

import type { BulkInput } from '@/lib/model/run';

import { documentProfileNames, linkProfileNames } from '../../../service/profiles/profiles.ts';
import { options, rowsTo } from '../rows';
import { openServiceWorld, type ServiceWorld } from './service-world';

let world: ServiceWorld;

afterEach(async () => world.close());

/** Lets the list come so far, then has the service take the key no more. */
async function refuseKeyAmid(made: number) {
  const { clock, service, bulk, userId, head } = world;
  await clock.run(bulk().begin({ id: 'one', rows: rowsTo(24), options }));
  const some = async () => {
    while ((head.value?.made ?? 0) < made) await clock.wait(20);
    service.setAccess(userId, 'expired_key');
    return world.ended();
  };
  return clock.run(some());
}

async function expectGoneOn(): Promise<void> {
  const { clock, service, bulk, userId } = world;
  // What was under way is ended before anybody can have mended it.
  await clock.run(clock.wait(5000));
  service.setAccess(userId, 'full');
  await clock.run(bulk().reconnected());
  const done = await clock.run(clock.wait(1000).then(world.ended));
  expect(done).toMatchObject({ state: 'done', made: 24, failed: 0 });
  expect(service.links()).toHaveLength(24);
}

test.each([
  ...documentProfileNames.map((profile) => ({ profile, way: 'shortUrl' }) as const),
  ...linkProfileNames.map((profile) => ({ profile, way: 'accountLinks' }) as const),
])(
  'a list over $way pauses when a $profile service takes the key no more, and goes on once it does',
  async (each) => {
    world = await openServiceWorld({ ...each, rateLimit: 1000 });
    expect(await refuseKeyAmid(8)).toMatchObject({ state: 'paused', failed: 0 });
    await expectGoneOn();
  },
);

test.each([0, 8])(
  'so it does where the words of the refusal alone tell (%i made)',
  async (made) => {
    world = await openServiceWorld({ behavior: { tellsRefusedKey: false } });
    expect(await refuseKeyAmid(made)).toMatchObject({
      state: 'paused',
      failed: 0,
      error: { code: 'unauthorized', said: 'The API key is expired.' },
    });
    await expectGoneOn();
  },
);

test('a row that is refused by itself fails by itself', async () => {
  world = await openServiceWorld({ profile: 'documented', behavior: { tellsRefusedKey: false } });
  const { clock, service, bulk } = world;
  const [first, second, third] = rowsTo(3);
  const rows = [first, { ...second, domain: 'nowhere.example' }, third] as BulkInput[];
  await clock.run(bulk().begin({ id: 'one', rows, options }));
  expect(await clock.run(world.ended())).toMatchObject({ state: 'done', made: 2, failed: 1 });
  expect(service.links()).toHaveLength(2);
});
