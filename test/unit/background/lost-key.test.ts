import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { servicesItem } from '@/lib/storage/items';

import { orReport, requestFor } from '../links/world';
import { everythingStored } from './everything-stored';
import { openTwoServices } from './start-two-services';

const { services, keys, handlers, restart, connect, reset, close } = await openTwoServices();

afterEach(() => vi.restoreAllMocks());
afterAll(close);

const create = async (url: string) => orReport(handlers()['link.shorten'](requestFor({ url })));

const status = async () => handlers()['connection.get'](undefined);

/** Takes the key that the API key is encrypted with, as a browser that makes room or a profile restored in part does. */
async function loseSealingKey(): Promise<void> {
  const database = await openDB('curtail');
  await database.clear('keys');
  database.close();
}

const first = 'https://a.example/';
const second = 'https://b.example/';

beforeEach(async () => {
  await reset();
  await connect(0);
});

describe('the key of the account', () => {
  it('is stored nowhere as it is, and serves a worker that begins anew', async () => {
    expect(await create(first)).toMatchObject({ link: { service: services[0].baseUrl } });
    restart();
    expect(await create(second)).toMatchObject({ link: { service: services[0].baseUrl } });
    expect(await status()).not.toHaveProperty('keyUnreadable');
    const stored = await everythingStored();
    expect(stored).toContain(new URL(services[0].baseUrl).host);
    expect([stored.includes(keys[0]), stored.includes(btoa(keys[0]))]).toEqual([false, false]);
  });

  it('is decrypted for a request, and for nothing that happens before', async () => {
    restart();
    const decrypting = vi.spyOn(crypto.subtle, 'decrypt');
    const refresh = handlers()['domains.refresh'];
    await refresh(undefined);
    expect(decrypting).toHaveBeenCalledTimes(1);
    restart();
    decrypting.mockClear();
    const all = {
      words: '',
      filter: 'all',
      host: null,
      order: 'newest',
      from: 0,
      count: 9,
    } as const;
    await handlers()['links.list'](all);
    await handlers()['budget.get'](undefined);
    await handlers()['links.existing']({ urls: [first] });
    expect(decrypting).not.toHaveBeenCalled();
  });

  it('has to be entered again where it cannot be decrypted, and nothing else is lost', async () => {
    await create(first);
    await handlers()['preferences.save']({ tick: false });
    await loseSealingKey();
    restart();
    services[0].clearRequests();
    expect(await create(second)).toMatchObject({
      code: 'not_connected',
      problem: 'key_unreadable',
      outcome: 'none',
    });
    expect(services[0].requests()).toEqual([]);
    expect(await status()).toMatchObject({ address: services[0].baseUrl, keyUnreadable: true });
    expect(await handlers()['links.existing']({ urls: [first] })).toMatchObject([{}]);

    await connect(0);
    expect(await status()).not.toHaveProperty('keyUnreadable');
    expect(await create(second)).toMatchObject({ link: { service: services[0].baseUrl } });
    expect(await create(first)).toMatchObject({ how: 'existing' });
    expect(services[0].links()).toHaveLength(2);
    expect(await handlers()['preferences.get'](undefined)).toMatchObject({ tick: false });
  });

  it('has to be entered again as long as the database cannot be opened', async () => {
    restart();
    const opening = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('A mutation operation was attempted.', 'UnknownError');
    });
    expect(await orReport(handlers()['domains.refresh'](undefined))).toMatchObject({
      code: 'not_connected',
      problem: 'key_unreadable',
    });
    opening.mockRestore();
    expect(await handlers()['domains.refresh'](undefined)).not.toEqual([]);
  });

  it('serves without a database until the browser ends, and has to be entered again then', async () => {
    await handlers()['connection.revoke'](undefined);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('It did not allow mutations.', 'InvalidStateError');
    });
    await connect(0);
    restart();
    expect(await handlers()['domains.refresh'](undefined)).not.toEqual([]);
    expect(JSON.stringify(await fakeBrowser.storage.local.get())).not.toContain(keys[0]);
    await fakeBrowser.storage.session.clear();
    restart();
    expect(await status()).toMatchObject({ address: services[0].baseUrl, keyUnreadable: true });
    await connect(0);
    expect(await status()).not.toHaveProperty('keyUnreadable');
  });

  it('is sent to no other address that somebody writes beside it', async () => {
    await servicesItem.update((all) =>
      Object.fromEntries(
        Object.entries(all).map(([id, service]) => {
          const connection = { ...service.connection, address: services[1].baseUrl };
          return [id, { ...service, connection }];
        }),
      ),
    );
    restart();
    expect(await create(first)).toMatchObject({ problem: 'key_unreadable' });
    expect(services[1].requests()).toEqual([]);
  });
});

describe('a worker that ends before the connection is stored', () => {
  /** Begins to connect, and ends the worker where it writes the connection down. */
  async function dieConnecting(which: 0 | 1): Promise<void> {
    const died = Promise.withResolvers<undefined>();
    vi.spyOn(servicesItem, 'update').mockImplementationOnce(async () => {
      died.resolve(undefined);
      return new Promise<never>(() => undefined);
    });
    void connect(which);
    await died.promise;
    restart();
  }

  it('leaves the one there was, with its key', async () => {
    await dieConnecting(1);
    expect(await status()).toMatchObject({ address: services[0].baseUrl });
    expect(await create(first)).toMatchObject({ link: { service: services[0].baseUrl } });
    await connect(1);
    expect(await create(first)).toMatchObject({ link: { service: services[1].baseUrl } });
  });

  it('leaves none where there was none, and the next attempt connects', async () => {
    await handlers()['connection.revoke'](undefined);
    await dieConnecting(0);
    expect(await status()).toBeNull();
    expect(await create(first)).toEqual({ code: 'not_connected', outcome: 'none' });
    await connect(0);
    expect(await create(first)).toMatchObject({ link: { service: services[0].baseUrl } });
  });
});
