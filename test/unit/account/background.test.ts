import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { startService, type RunningService } from '../../service/start-service.ts';
import { everythingStored } from '../background/everything-stored';
import type { BoundHandlers } from '../background/handlers-of';
import { loadLifetimes } from '../background/without-browser';
import { orReport, requestFor } from '../links/world';
import { firstPage } from './world';

let service: RunningService;
let handlers: () => BoundHandlers;
let key: string;

beforeAll(async () => {
  service = await startService({ profile: 'observed', keepAlive: false });
  ({ key } = service.register({ username: 'reader', email: 'reader@short.example' }));
  ({ handlers } = (await loadLifetimes())());
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await service.close();
});

const connect = async () => handlers()['connection.connect']({ address: service.baseUrl, key });
const listPixels = { operation: 'listPixels', input: firstPage } as const;
const accountRequests = () => service.requests().filter(({ path }) => path.includes('/api/'));

/** How many answers are stored. */
async function answersLeft(): Promise<number> {
  const database = await openDB('curtail');
  const isNew = database.objectStoreNames.length === 0;
  const count = isNew ? 0 : await database.count('answers');
  database.close();
  if (isNew) await deleteDB('curtail');
  return count;
}

beforeEach(async () => {
  service.reset();
  await handlers()['connection.revoke'](undefined);
  await connect();
  service.clearRequests();
});

describe('the background', () => {
  it('answers a read once, from what it knows afterwards, and tells what is left', async () => {
    const answer = await handlers()['account.read']({ ...listPixels, within: 60_000 });
    expect(answer.value).toMatchObject({ items: [], nextPage: null });
    expect(await handlers()['account.known'](listPixels)).toEqual(answer);
    expect(await handlers()['account.read']({ ...listPixels, within: 60_000 })).toEqual(answer);
    const { limit, left } = await handlers()['budget.get'](undefined);
    // This one, and the one that connecting took.
    expect([limit, left]).toEqual([30, 28]);
  });

  it('tells how long a job would take that adds links to campaigns, without a request', async () => {
    expect(await handlers()['bulk.estimate']({ links: 0, filings: 75 })).toBe(180_000);
    expect(service.requests()).toEqual([]);
  });

  it('makes a change, and knows of it', async () => {
    const input = { type: 'gtmpixel', name: 'Shop', tag: 'GTM-ABC123' };
    await handlers()['account.change']({ operation: 'createPixel', input });
    const { value } = await handlers()['account.read']({ ...listPixels, within: 60_000 });
    expect(value).toMatchObject({ items: [{ name: 'Shop' }] });
  });

  it.each([
    ['account.read', { operation: 'deletePixel', input: {}, within: 0 }],
    ['account.known', { operation: 'createShortUrl', input: {} }],
    ['account.change', { operation: 'listPixels', input: {} }],
    ['account.change', { operation: 'deletePixel', input: { id: 'x/y' } }],
  ] as const)('sends nothing for %s of %j', async (name, message) => {
    const report = await orReport(handlers()[name](message as never));
    expect(report).toMatchObject({ code: 'invalid_input', outcome: 'none' });
    expect(accountRequests()).toEqual([]);
  });

  it('lists the domains from the answer that a screen asked for', async () => {
    await handlers()['account.read']({ operation: 'listDomains', input: firstPage, within: 0 });
    const requests = accountRequests().length;
    await handlers()['domains.refresh'](undefined);
    expect(accountRequests()).toHaveLength(requests);
  });

  it('files a link, which is remembered', async () => {
    const { link } = await handlers()['link.shorten'](requestFor());
    const channel = { operation: 'createChannel', input: { name: 'News' } };
    const made = await handlers()['account.change'](channel);
    const folder = { kind: 'channel', id: (made as { id: string }).id, name: 'News' } as const;
    const { shortUrl, id: linkId } = link;
    expect(await handlers()['link.file']({ shortUrl, linkId, folder })).toEqual({
      ...folder,
      state: 'done',
    });
    expect(await handlers()['link.disable']({ shortUrl })).toMatchObject({
      filing: [{ ...folder, state: 'done' }],
    });
  });

  it('stores nothing of what is asked from a private window', async () => {
    const handle = handlers();
    const inPrivate = { tab: { incognito: true } };
    const page = { url: 'https://secret.example/', title: 'Secret', again: false };
    const { link } = await handle['link.shorten']({ ...page, tabId: null }, inPrivate);
    const channel = { operation: 'createChannel', input: { name: 'Secret' } };
    const { id } = (await handle['account.change'](channel, inPrivate)) as { id: string };
    const folder = { kind: 'channel', id, name: 'Secret' } as const;
    const { shortUrl, id: linkId } = link;
    await handle['link.file']({ shortUrl, linkId, folder }, inPrivate);
    await handle['account.read'](
      { operation: 'listChannels', input: firstPage, within: 0 },
      inPrivate,
    );
    await handle['qr.save']({ shortUrl, name: 'Secret' }, inPrivate);
    expect(await everythingStored()).not.toMatch(/secret/i);
    // What a screen has read is brought up to date all the same, without what was typed.
    const list = { operation: 'listChannels', input: firstPage } as const;
    await handle['account.read']({ ...list, within: 0 });
    const input = { id, name: 'Hidden' };
    await handle['account.change']({ operation: 'updateChannel', input }, inPrivate);
    expect(await everythingStored()).not.toContain('Hidden');
    const after = await handle['account.read']({ ...list, within: 60_000 }, inPrivate);
    expect(after.value).toMatchObject({ items: [{ name: 'Hidden' }] });
  });

  it('saves a QR code, and fetches the picture of one once', async () => {
    const { id } = await handlers()['qr.save']({ shortUrl: `${service.origin}/a`, name: 'A page' });
    const phone = { type: 'phone', data: '+1 555 0100' };
    const code = { operation: 'createQrCode', input: phone } as const;
    const { link } = (await handlers()['account.change'](code)) as { link: string };
    const picture = await handlers()['qr.picture']({ link });
    expect(picture).toMatchObject({ kind: 'picture' });
    expect(await handlers()['qr.picture']({ link })).toEqual(picture);
    expect(service.rows('qrCodes')).toMatchObject([
      { id: Number(id), name: 'A page', type: 'link', scans: 0 },
      { scans: 1 },
    ]);
  });

  it('keeps nothing of an answer that was on its way when the connection was revoked', async () => {
    const reading = orReport(handlers()['account.read']({ ...listPixels, within: 0 }));
    await handlers()['connection.revoke'](undefined);
    expect(await reading).toMatchObject({ code: 'not_connected' });
    await connect();
    expect(await handlers()['account.known'](listPixels)).toBeNull();
    expect(await answersLeft()).toBe(0);
  });

  it.each([
    ['is revoked', async () => handlers()['connection.revoke'](undefined)],
    ['is made anew', connect],
  ])('knows nothing more when the connection %s', async (_, act) => {
    await handlers()['account.read']({ ...listPixels, within: 0 });
    await act();
    expect(await handlers()['account.known'](listPixels)).toBeNull();
    expect(await answersLeft()).toBe(0);
  });
});
