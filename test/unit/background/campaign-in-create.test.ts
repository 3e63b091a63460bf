import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Handlers } from '@/lib/messages/server';
import type { Folder, LinkRecord } from '@/lib/model/link';
import type { ShortenRequest } from '@/lib/model/shorten';

import { type RunningService, startService } from '../../service/start-service';
import { orReport } from '../links/world';
import { loadLifetimes } from './without-browser';

let service: RunningService;
let user: { key: string; id: number };
let start: () => () => Handlers;
let handlers: () => Handlers;
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
  service.setBehavior({ namedFolders: 'taken' });
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
  handlers()['link.shorten']({
    url: 'https://a.example/',
    title: '',
    again: false,
    private: false,
    tabId: null,
    filing: [spring, letters],
    ...more,
  });

const file = async ({ shortUrl, id }: LinkRecord, into: Folder) =>
  orReport(handlers()['link.file']({ shortUrl, linkId: id, folder: into, private: false }));

const countOf = (operation: string): number =>
  service.requests().filter((request) => request.operation === operation).length;

/** How many creates were sent, and the names of the folders that hold a link, by the service's own tables. */
const standing = () => ({
  creates: countOf('url/add'),
  links: service.links().length,
  campaigns: service.rows('campaignLinks').length,
  channels: service.rows('channelItems').length,
});

describe('a link that is made over the account API is wanted in a campaign', () => {
  it('and is in it from its first moment; filing confirms that, once', async () => {
    const { link } = await shorten();
    expect(standing()).toEqual({ creates: 1, links: 1, campaigns: 1, channels: 0 });
    // No answer told that it was heard.
    expect(link.filing.map(({ state }) => state)).toEqual(['wanted', 'wanted']);
    expect(await file(link, spring)).toMatchObject({ state: 'done' });
    expect(await file(link, letters)).toMatchObject({ state: 'done' });
    expect(standing()).toEqual({ creates: 1, links: 1, campaigns: 1, channels: 1 });
    expect([countOf('campaign/assign'), countOf('channel/assign')]).toEqual([1, 1]);
  });

  it('which the service ignores: filing puts it there', async () => {
    service.setBehavior({ namedFolders: 'ignored' });
    const { link } = await shorten();
    expect(standing()).toMatchObject({ creates: 1, links: 1, campaigns: 0 });
    expect(await file(link, spring)).toMatchObject({ state: 'done' });
    expect(standing()).toMatchObject({ creates: 1, links: 1, campaigns: 1 });
  });

  it.each([{}, { alias: 'mine' }, { shortPart: 'curtail' as const }])(
    'which the service refuses: the link is made without, and filed (%o)',
    async (more) => {
      service.setBehavior({ namedFolders: 'refused' });
      const { how, link } = await shorten(more);
      expect(how).toBe('created');
      expect(standing()).toMatchObject({ creates: 2, links: 1, campaigns: 0 });
      expect(await file(link, spring)).toMatchObject({ state: 'done' });
      expect(standing()).toMatchObject({ creates: 2, links: 1, campaigns: 1 });
    },
  );

  it('that is gone: the link is made all the same, and filing tells why it is not there', async () => {
    service.database.exec('DELETE FROM campaigns');
    const { link } = await shorten();
    expect(standing()).toMatchObject({ creates: 2, links: 1, campaigns: 0 });
    expect(await file(link, spring)).toMatchObject({ outcome: 'none', said: expect.any(String) });
  });

  it('and was made when its answer was lost: it is found, in the campaign, and no other one made', async () => {
    service.faults.set({ kind: 'drop', moment: 'after', operation: 'url/add' });
    expect(await shorten()).toMatchObject({ how: 'found' });
    expect(standing()).toMatchObject({ creates: 1, links: 1, campaigns: 1 });
  });

  it('and was made when the worker ended: the next one finds it there', async () => {
    service.faults.set({ kind: 'hold', moment: 'after', operation: 'url/add' });
    void orReport(shorten());
    await expect.poll(() => service.links()).toHaveLength(1);
    expect(standing()).toMatchObject({ campaigns: 1 });
    handlers = start();
    const next = orReport(shorten());
    await expect.poll(() => countOf('urls')).toBeGreaterThan(0);
    service.faults.clear();
    expect(await next).toMatchObject({
      link: { filing: [{ state: 'wanted' }, { state: 'wanted' }] },
    });
    expect(standing()).toMatchObject({ creates: 1, links: 1, campaigns: 1 });
  });
});

describe('what is refused for another reason is not asked for again', () => {
  it('an alias that is taken', async () => {
    await shorten({ alias: 'mine', filing: [] });
    const other = orReport(shorten({ url: 'https://b.example/', alias: 'mine' }));
    expect(await other).toMatchObject({ code: 'conflict', field: 'alias' });
    expect(standing()).toMatchObject({ creates: 2, links: 1 });
  });

  it.each([
    { kind: 'server_error' },
    { kind: 'rate_limited', headers: true, retryAfter: 3 },
    { kind: 'drop', moment: 'before' },
  ] as const)('what is no refusal: $kind', async (fault) => {
    service.faults.set({ ...fault, operation: 'url/add' });
    await orReport(shorten());
    expect(standing()).toMatchObject({ creates: 1, links: 0 });
  });
});
