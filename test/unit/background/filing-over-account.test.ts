import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Folder, LinkRecord } from '@/lib/model/link';
import type { ShortenRequest } from '@/lib/model/shorten';

import { type RunningService, startService } from '../../service/start-service';
import { orReport, requestFor } from '../links/world';
import type { BoundHandlers } from './handlers-of';
import { loadLifetimes } from './without-browser';

let service: RunningService;
let user: { key: string; id: number };
let start: () => () => BoundHandlers;
let handlers: () => BoundHandlers;
let spring: Folder;
let letters: Folder;

beforeAll(async () => {
  service = await startService({ profile: 'account', rateLimit: 1000, keepAlive: false });
  user = service.register({ username: 'reader', email: 'reader@short.example' });
  const createLifetimes = await loadLifetimes();
  start = () => createLifetimes().handlers;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await service.close();
});

beforeEach(async () => {
  service.reset();
  spring = folder('campaign', 'Spring');
  letters = folder('channel', 'Letters');
  handlers = start();
  await handlers()['connection.revoke'](undefined);
  handlers = start();
  await handlers()['connection.connect']({ address: service.baseUrl, key: user.key });
  service.clearRequests();
});

function folder(kind: Folder['kind'], name: string): Folder {
  const id = service.insert(kind === 'campaign' ? 'campaigns' : 'channels', {
    userId: user.id,
    name,
  });
  return { kind, id: String(id), name };
}

const shorten = async (more: Partial<ShortenRequest> = {}) =>
  handlers()['link.shorten'](requestFor({ filing: [spring, letters], ...more }));

const file = async ({ shortUrl, id }: LinkRecord, into: Folder) =>
  orReport(handlers()['link.file']({ shortUrl, linkId: id, folder: into }));

const countOf = (operation: string): number =>
  service.requests().filter((request) => request.operation === operation).length;

/** How many creates were sent, and the names of the folders that hold a link, by the service's own tables. */
const standing = () => ({
  creates: countOf('url/add'),
  links: service.links().length,
  campaigns: service.rows('campaignLinks').length,
  channels: service.rows('channelItems').length,
});

describe('a link that is made over the account API and wanted in folders', () => {
  it('is put into each by filing, once', async () => {
    const { link } = await shorten();
    expect(standing()).toEqual({ creates: 1, links: 1, campaigns: 0, channels: 0 });
    expect(link.filing.map(({ state }) => state)).toEqual(['wanted', 'wanted']);
    expect(await file(link, spring)).toMatchObject({ state: 'done' });
    expect(await file(link, letters)).toMatchObject({ state: 'done' });
    expect(standing()).toEqual({ creates: 1, links: 1, campaigns: 1, channels: 1 });
    expect([countOf('campaign/assign'), countOf('channel/assign')]).toEqual([1, 1]);
  });

  it('is made although one is gone, and filing tells why it is not there', async () => {
    service.database.exec('DELETE FROM campaigns');
    const { link } = await shorten();
    expect(standing()).toMatchObject({ creates: 1, links: 1 });
    expect(await file(link, spring)).toMatchObject({ outcome: 'none', said: expect.any(String) });
  });

  it('is still wanted there by the next worker, where one ended amid its create', async () => {
    service.faults.set({ kind: 'hold', moment: 'after', operation: 'url/add' });
    void orReport(shorten());
    await expect.poll(() => service.links()).toHaveLength(1);
    handlers = start();
    const next = orReport(shorten());
    await expect.poll(() => countOf('urls')).toBeGreaterThan(0);
    service.faults.clear();
    expect(await next).toMatchObject({
      link: { filing: [{ state: 'wanted' }, { state: 'wanted' }] },
    });
    expect(standing()).toMatchObject({ creates: 1, links: 1 });
  });
});
