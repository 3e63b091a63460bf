import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { draftOn } from '@/lib/rules/draft';
import { forgettingItem, linksSyncItem, servicesItem } from '@/lib/storage/items';

import { orReport } from '../links/world';
import { everythingStored } from './everything-stored';
import { openTwoServices } from './start-two-services';

const { services, handlers, parts, restart, connect, reset, close } = await openTwoServices();

afterAll(close);

const page = 'https://a.example/';
const create = async () =>
  handlers()['link.shorten']({ url: page, title: '', again: false, tabId: null });
const requestCount = (which: 0 | 1, operation: string) =>
  services[which].requests().filter((request) => request.operation === operation).length;

beforeEach(async () => {
  await reset();
  await connect(0);
});

describe('what one service', () => {
  it('has left is not spent by an attempt to connect with another key', async () => {
    const { left } = await handlers()['budget.get'](undefined);
    const { baseUrl: address } = services[0];
    const tried = handlers()['connection.connect']({ address, key: 'another-key' });
    expect(await orReport(tried)).toMatchObject({ code: 'forbidden' });
    expect(await handlers()['budget.get'](undefined)).toMatchObject({ left });
    expect(await everythingStored()).not.toContain('another-key');
  });

  it('has to do with its rate limit keeps nobody from another', async () => {
    services[0].faults.set({ kind: 'rate_limited', headers: true, retryAfter: 3600 });
    const read = { operation: 'listPixels', input: { limit: 100, page: 1 }, within: 0 };
    expect(await orReport(handlers()['account.read'](read))).toMatchObject({
      code: 'rate_limited',
    });
    expect(await orReport(create())).toMatchObject({ code: 'rate_limited' });
    await connect(1);
    expect(await handlers()['account.read'](read)).toMatchObject({ value: { items: [] } });
    expect(await create()).toMatchObject({ link: { service: services[1].baseUrl } });
    // On the first one, it holds.
    services[0].faults.clear();
    await connect(0);
    expect(await orReport(handlers()['account.read'](read))).toMatchObject({
      code: 'rate_limited',
    });
  });

  it('answered is known when another one was connected meanwhile', async () => {
    const question = { operation: 'listPixels', input: { limit: 100, page: 1 } } as const;
    const { value } = await handlers()['account.read']({ ...question, within: 0 });
    await connect(1);
    expect(await handlers()['account.known'](question)).toBeNull();
    await handlers()['services.use']({ id: services[0].baseUrl });
    expect(await handlers()['account.known'](question)).toMatchObject({ value });
    await connect(0);
    expect(await handlers()['account.known'](question)).toBeNull();
  });

  it('lists does not make the list of another fresh', async () => {
    services[0].faults.set({ operation: 'list_active_urls', kind: 'hold' });
    const sync = orReport(handlers()['links.sync']({ within: 0 }));
    await expect.poll(() => requestCount(0, 'list_active_urls')).toBe(2);
    await connect(1);
    services[0].faults.clear();
    expect(await sync).toMatchObject({ code: 'not_connected' });
    expect(await linksSyncItem.get()).toEqual({});
    const before = requestCount(1, 'list_active_urls');
    await handlers()['links.sync']({ within: 60_000 });
    expect(requestCount(1, 'list_active_urls')).toBe(before + 1);
  });

  it('may have made is looked for there, once somebody is connected to it again', async () => {
    services[0].faults.set({ operation: 'create', kind: 'hold', moment: 'after' });
    const lost = orReport(create());
    await expect.poll(() => services[0].links().length).toBe(1);
    await connect(1);
    expect(await lost).toMatchObject({ code: 'not_connected', outcome: 'unknown' });
    services[0].faults.clear();
    expect(await create()).toMatchObject({ link: { service: services[1].baseUrl } });
    await connect(0);
    const { link } = await create();
    expect(link.service).toBe(services[0].baseUrl);
    expect(services[0].links()).toHaveLength(1);
  });

  it('has for domains and folders is not chosen for another', async () => {
    const typed = { url: page, alias: 'a', password: '', expiry: '' };
    const folder = { kind: 'campaign', id: '1', name: 'News' } as const;
    const draft = { ...typed, domain: 'go.example', campaign: folder, channel: null };
    await handlers()['draft.save']({ tabId: 1, page, draft });
    await connect(1);
    const draftOf = async (which: 0 | 1) => {
      const { stores } = parts().partsOf(services[which].baseUrl);
      const kept = await stores.drafts.find(1, page);
      return kept && draftOn(stores.id, kept);
    };
    expect(await draftOf(1)).toEqual({ ...typed, domain: '', campaign: null, channel: null });
    expect(await draftOf(0)).toEqual(draft);
  });
});

describe('a disconnect that the browser refuses', () => {
  it('gives back what was granted, and costs nothing that is connected later', async () => {
    const permissions = await import('@/lib/platform/permissions');
    const givingBack = vi.spyOn(permissions, 'removeOptionalPermissions');
    const refusal = vi.spyOn(servicesItem, 'remove').mockRejectedValueOnce(new Error('broken'));
    await expect(handlers()['connection.revoke'](undefined)).rejects.toThrow('broken');
    expect(givingBack).toHaveBeenCalledOnce();
    refusal.mockRestore();
    await connect(1);
    restart();
    const { link } = await create();
    await expect.poll(async () => forgettingItem.get()).toBe(false);
    expect(await handlers()['links.existing']({ urls: [page] })).toEqual([link]);
    expect(await handlers()['connection.get'](undefined)).toMatchObject({
      address: services[1].baseUrl,
    });
  });
});
