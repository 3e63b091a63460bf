import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Sender } from '@/lib/messages/bus';
import { servicesItem } from '@/lib/storage/items';

import { sampleBulkInput, sampleBulkOptions } from '../../fixtures/bulk';
import { orReport, requestFor } from '../links/world';
import { type Place, linkedOn, openSeveralPlaces } from './several-places';
import { clipboard } from './without-browser';

const world = await openSeveralPlaces();
const { places } = world;

beforeEach(async () => world.connectAll());
afterAll(async () => world.close());

const handlers = () => world.handlers();

/** The parts of the service in use. */
const current = async () => {
  const { connections, partsOf } = world.parts();
  return partsOf((await connections.services.list()).find((each) => each.inUse)?.id ?? '');
};
const domains = async () => (await current()).stores.domains.get();
const setDomains = async (hosts: string[]) => (await current()).stores.domains.set(hosts);

/** Begins a job of a private window on the service in use. */
const beginPrivately = async (place: Place, numbers: readonly number[]) => {
  const targets = numbers.map((number) => ({ url: world.pageOf(place, number), title: '' }));
  return world.parts().jobs.run({ targets, domain: null, tabId: null, private: true });
};

describe('of several services', () => {
  it('the last one connected is in use, and each has a color and an id of its own', async () => {
    const services = await handlers()['services.list'](undefined);
    expect(services.map(({ inUse }) => inUse)).toEqual([false, false, true]);
    const [first, second] = places.map(({ owner }) => owner.address);
    expect(services.map(({ id }) => id)).toEqual([first, second, `${String(first)}#two`]);
    expect(services.map(({ connection }) => connection.color)).toEqual([
      undefined,
      'blue',
      'violet',
    ]);
    expect(JSON.stringify(services)).not.toContain(places[1].key);
  });

  it.each([
    ['green', 'green'],
    ['blue', 'violet'],
  ] as const)('one that is to be %s is %s', async (color, expected) => {
    await handlers()['services.remove']({ id: await world.idOf(places[2]) });
    const { service, key } = places[2];
    const made = await handlers()['connection.connect']({ address: service.baseUrl, key, color });
    expect(made.color).toBe(expected);
  });

  it('each finds its own links and domains again', async () => {
    await setDomains(['go.example']);
    const { link } = await world.create(world.pageOf(places[2], 1));
    await world.use(places[0]);
    expect(await domains()).toEqual([]);
    expect(await handlers()['links.existing']({ urls: [world.pageOf(places[2], 1)] })).toEqual([
      null,
    ]);
    await world.use(places[2]);
    expect(await domains()).toEqual(['go.example']);
    expect(await handlers()['links.existing']({ urls: [world.pageOf(places[2], 1)] })).toEqual([
      link,
    ]);
  });

  it('one that is not in use makes what is asked of it, and the one in use stays', async () => {
    await world.makeBeside(places[1], [1, 2]);
    const made = [world.pageOf(places[1], 1), world.pageOf(places[1], 2)];
    await expect
      .poll(() => places.map((place) => linkedOn(place).toSorted()))
      .toEqual([[], made, []]);
    expect(await handlers()['connection.get'](undefined)).toMatchObject({ accountName: 'two' });
  });

  it('a list goes on with its own while another is in use', async () => {
    const rows = [1, 2, 3].map((n) => sampleBulkInput(n, { url: world.pageOf(places[2], n) }));
    places[2].service.faults.set({ operation: 'create', kind: 'hold', moment: 'before' });
    const options = sampleBulkOptions({ ownParts: false });
    await handlers()['bulk.begin']({ id: 'list', rows, options });
    await expect.poll(() => places[2].service.counters().held).toBeGreaterThan(0);
    await world.use(places[1]);
    places[2].service.faults.clear();
    const state = async () => (await handlers()['bulk.get'](undefined))?.state;
    await expect.poll(state, { timeout: 10_000 }).toBe('done');
    expect(places.map((place) => linkedOn(place).length)).toEqual([0, 0, 3]);
  });

  it('a list of a private window goes on with its own, and makes no second link', async () => {
    const [, other, owner] = places;
    owner.service.faults.set({ operation: 'create', kind: 'hold', moment: 'after' });
    const { id } = await beginPrivately(owner, [1, 2]);
    await expect.poll(() => owner.service.counters().held).toBeGreaterThan(0);
    await world.use(other);
    owner.service.faults.clear();
    await expect.poll(() => linkedOn(owner), { timeout: 10_000 }).toHaveLength(2);
    await expect.poll(async () => world.parts().jobs.get(id), { timeout: 10_000 }).toBeNull();
    expect(places.map(linkedOn)).toEqual([[], [], [1, 2].map((n) => world.pageOf(owner, n))]);
  });

  it('one link of a private window is made once, although its copying is cut off', async () => {
    const [, other, owner] = places;
    const never = new Promise<boolean>(() => undefined);
    const write = vi.spyOn(clipboard, 'write').mockReturnValueOnce(never);
    void beginPrivately(owner, [1]);
    await expect.poll(() => write.mock.calls).toHaveLength(1);
    const { id = '' } = (await world.parts().jobs.toShow(true)) ?? {};
    await world.connect(other);
    expect(await world.parts().jobs.get(id)).toMatchObject({ state: 'interrupted' });
    await world.parts().jobs.resume(id);
    await expect.poll(async () => world.parts().jobs.get(id), { timeout: 10_000 }).toBeNull();
    expect([linkedOn(owner), write.mock.calls.length]).toEqual([[world.pageOf(owner, 1)], 2]);
  });

  it('a list of a private window goes with its service', async () => {
    const [, , owner] = places;
    owner.service.faults.set({ operation: 'create', kind: 'hold', moment: 'before' });
    await beginPrivately(owner, [1, 2]);
    await expect.poll(() => owner.service.counters().held).toBeGreaterThan(0);
    await handlers()['services.remove']({ id: await world.idOf(owner) });
    expect(await world.parts().jobs.toShow(true)).toBeNull();
    owner.service.faults.clear();
  });

  it('one that takes the place of another leaves that one’s links alone', async () => {
    const { link } = await world.create(world.pageOf(places[2], 1));
    const replaces = await world.idOf(places[2]);
    await handlers()['services.remove']({ id: await world.idOf(places[1]) });
    const { service, key } = places[1];
    await handlers()['connection.connect']({ address: service.baseUrl, key, replaces });
    const owners = (await handlers()['services.list'](undefined)).map(({ id }) => id);
    expect(owners).toEqual([places[0].owner.address, places[1].owner.address]);
    await world.connect(places[2]);
    const urls = [world.pageOf(places[2], 1)];
    expect(await handlers()['links.existing']({ urls })).toEqual([link]);
  });

  it('the same account with another key is the same service', async () => {
    await world.use(places[1]);
    await world.create(world.pageOf(places[1], 1));
    await world.use(places[0]);
    await world.connect(places[1]);
    expect(await handlers()['services.list'](undefined)).toHaveLength(3);
    expect(await world.create(world.pageOf(places[1], 1))).toMatchObject({ how: 'existing' });
  });

  it('what a page asks for is done on the one that it shows, and on none that is gone', async () => {
    const [anna, , bob] = places;
    const sender = { service: await world.idOf(anna) };
    const url = world.pageOf(anna, 1);
    const { link } = await handlers()['link.shorten'](requestFor({ url }), sender);
    expect(link.service).toBe(sender.service);
    const rows = [sampleBulkInput(1, { url: world.pageOf(anna, 2) })];
    const options = sampleBulkOptions({ ownParts: false });
    const asks = async (from: Sender) => [
      await orReport(handlers()['link.disable']({ shortUrl: link.shortUrl }, from)),
      await orReport(handlers()['bulk.begin']({ id: 'list', rows, options }, from)),
      await orReport(handlers()['account.change']({ operation: 'createPixel', input: {} }, from)),
    ];
    const refused = { code: 'other_service', outcome: 'none' };
    expect(await asks({ service: 'https://gone.example' })).toEqual([refused, refused, refused]);
    expect(linkedOn(anna)).toEqual([url]);
    expect(await asks(sender)).toMatchObject([
      { status: 'disabled' },
      { service: sender.service },
      {},
    ]);
    await expect.poll(() => linkedOn(anna)).toEqual([world.pageOf(anna, 2)]);
    expect(linkedOn(bob)).toEqual([]);
  });

  it.each([
    ['refuses it for now', { kind: 'rate_limited', headers: true, retryAfter: 60 }, 'rate_limited'],
    ['is in trouble', { kind: 'server_error' }, 'server_error'],
  ] as const)(
    'another account takes nobody’s place where the service %s that tells whose it is',
    async (_, fault, code) => {
      const bob = places[2];
      await handlers()['services.remove']({ id: await world.idOf(bob) });
      const before = await handlers()['services.list'](undefined);
      bob.service.faults.set({ operation: 'account', ...fault });
      await expect(world.connect(bob)).rejects.toMatchObject({ report: { code } });
      expect(await handlers()['services.list'](undefined)).toEqual(before);
      await world.use(places[0]);
      await world.create(world.pageOf(places[0], 1));
      expect(places.map((place) => linkedOn(place).length)).toEqual([1, 0, 0]);
    },
  );

  it('one that a dying worker did not switch to is not in use for the next', async () => {
    const before = await handlers()['services.list'](undefined);
    await setDomains(['go.example']);
    void world.use(places[0]);
    world.restart();
    const after = await handlers()['services.list'](undefined);
    expect(after.filter(({ inUse }) => inUse)).toHaveLength(1);
    expect(after.map(({ connection }) => connection)).toEqual(
      before.map(({ connection }) => connection),
    );
    const kept = (await servicesItem.get())[await world.idOf(places[2])];
    expect(kept?.domains).toEqual(['go.example']);
  });
});
