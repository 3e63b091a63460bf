import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { jobsItem, servicesItem } from '@/lib/storage/items';

import { sampleBulkInput, sampleBulkOptions } from '../../fixtures/bulk';
import { everythingStored } from './everything-stored';
import { openSeveralPlaces } from './several-places';

const world = await openSeveralPlaces();
const { wakeForRuns } = await import('@/lib/background/feedback');
const { places } = world;

beforeEach(async () => world.connectAll());
afterAll(async () => world.close());

const handlers = () => world.handlers();

/** What wakes the worker every half minute. */
const alarms = async () => {
  const all = await fakeBrowser.alarms.getAll();
  return all
    .filter(({ periodInMinutes }) => periodInMinutes === 0.5)
    .map(({ name }) => name)
    .toSorted();
};

describe('of services that are removed', () => {
  it('one is forgotten with all that is its own, and the others stay as they are', async () => {
    for (const place of places) {
      await world.use(place);
      await world.create(world.pageOf(place, 1));
    }
    await handlers()['services.remove']({ id: await world.idOf(places[2]) });
    expect(await handlers()['services.list'](undefined)).toHaveLength(2);
    const stored = await everythingStored();
    expect(places.map((place) => stored.includes(world.pageOf(place, 1)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(stored).not.toContain('#two');
    for (const place of places.slice(0, 2)) {
      await world.use(place);
      expect(await world.create(world.pageOf(place, 1))).toMatchObject({ how: 'existing' });
    }
    await handlers()['services.remove']({ id: await world.idOf(places[0]) });
    await handlers()['services.remove']({ id: await world.idOf(places[1]) });
    expect(await servicesItem.get()).toEqual({});
  });

  it('the answers of the one go, and those of the others stay', async () => {
    const reads = places.map((_, i) => ({
      operation: 'listCampaigns' as const,
      input: { limit: i + 1, page: 1 },
    }));
    for (const [i, read] of reads.entries()) {
      await world.use(places[i] ?? places[0]);
      await handlers()['account.read']({ ...read, within: 0 });
    }
    const { inTransaction } = await import('@/lib/storage/database');
    const inputsLeft = async () => {
      const answers = await inTransaction(['answers'], 'readonly', async (transaction) =>
        transaction.objectStore('answers').getAll(),
      );
      return answers.map(({ input }) => JSON.stringify(input)).toSorted();
    };
    expect(await inputsLeft()).toHaveLength(3);
    await handlers()['services.remove']({ id: await world.idOf(places[2]) });
    expect(await inputsLeft()).toEqual(reads.slice(0, 2).map(({ input }) => JSON.stringify(input)));
  });

  it.each(['dies', 'fails'])(
    'one whose removal %s halfway is still there, and goes with the second try',
    async (what) => {
      const id = await world.idOf(places[2]);
      await world.create(world.pageOf(places[2], 1));
      const begun = Promise.withResolvers<undefined>();
      const forgetting = vi.spyOn(jobsItem, 'update').mockImplementationOnce(async () => {
        begun.resolve(undefined);
        return what === 'dies' ? new Promise<never>(() => undefined) : Promise.reject(new Error());
      });
      const { 'services.remove': remove } = handlers();
      const removed = remove({ id }).catch(() => 'failed');
      await begun.promise;
      forgetting.mockRestore();
      if (what === 'dies') world.restart();
      else expect(await removed).toBe('failed');
      expect(await handlers()['services.list'](undefined)).toHaveLength(3);
      await handlers()['services.remove']({ id });
      expect(await handlers()['services.list'](undefined)).toHaveLength(2);
      expect(await everythingStored()).not.toContain(world.pageOf(places[2], 1));
    },
  );

  it.each(['services.remove', 'connection.revoke'] as const)(
    'nothing is woken for any more that was under way (%s)',
    async (end) => {
      const place = places[2];
      place.service.faults.set({ operation: 'create', kind: 'hold', moment: 'before' });
      const rows = [sampleBulkInput(1), sampleBulkInput(2)];
      await handlers()['bulk.begin']({ id: 'list', rows, options: sampleBulkOptions() });
      void world.makeBeside(place, [1, 2]);
      await expect.poll(alarms).toEqual(['jobs']);
      await (end === 'services.remove'
        ? handlers()[end]({ id: await world.idOf(place) })
        : handlers()[end](undefined));
      place.service.faults.clear();
      await wakeForRuns(world.parts());
      expect(await alarms()).toEqual([]);
    },
  );

  it('what is granted is looked through even for one that is gone already', async () => {
    const permissions = await import('@/lib/platform/permissions');
    const kept = ['https://a.example/*'];
    const keeping = vi.spyOn(permissions, 'keepOnlyOrigins').mockResolvedValue(kept);
    expect(await handlers()['services.remove']({ id: 'none' })).toEqual({ kept });
    expect(keeping).toHaveBeenCalledOnce();
    keeping.mockRestore();
  });
});
