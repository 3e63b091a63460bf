import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { type RunningService, startService } from '../../service/start-service';
import { requestFor } from '../links/world';
import type { BoundHandlers } from './handlers-of';
import { loadLifetimes } from './without-browser';

let service: RunningService;
let handlers: () => BoundHandlers;
let start: () => () => BoundHandlers;

beforeAll(async () => {
  const createLifetimes = await loadLifetimes();
  start = () => createLifetimes().handlers;
});
afterEach(async () => {
  await handlers()['connection.revoke'](undefined);
  await service.close();
});
afterAll(() => void vi.unstubAllGlobals());

/** Connects to a service whose two APIs, where it has both, number links differently. */
async function connect(apis: ('account' | 'shorturl')[]): Promise<string> {
  service = await startService({ profile: 'mixed', apis, linkIds: 'crossed', keepAlive: false });
  const user = service.register({ username: 'reader', email: 'reader@short.example' });
  handlers = start();
  await handlers()['connection.connect']({ address: service.baseUrl, key: user.key });
  return String(service.insert('channels', { userId: user.id, name: 'Letters' }));
}

const shorten = async (url: string) =>
  (await handlers()['link.shorten'](requestFor({ url, filing: [] }))).link;

async function file({ shortUrl, id }: Awaited<ReturnType<typeof shorten>>, channel: string) {
  const folder = { kind: 'channel', id: channel, name: 'Letters' } as const;
  service.clearRequests();
  await handlers()['link.file']({ shortUrl, linkId: id, folder });
  return service.requests().map(({ operation }) => operation);
}

const filed = () => service.rows('channelItems').map(({ itemId }) => itemId);

test('a link from before somebody picked the other API is filed, and no other one', async () => {
  const channel = await connect(['account', 'shorturl']);
  await shorten('https://a.example/other');
  const link = await shorten('https://a.example/');
  await handlers()['connection.chooseLinkWay']({ linksBy: 'accountLinks' });
  await file(link, channel);
  expect(filed()).toEqual([service.links().at(-1)?.id]);
});

test('where there is one API, filing asks for nothing but that', async () => {
  const channel = await connect(['account']);
  expect(await file(await shorten('https://a.example/'), channel)).toEqual(['channel/assign']);
  expect(filed()).toEqual([service.links().at(-1)?.id]);
});

test('how far the list was read is forgotten with the API that listed it', async () => {
  await connect(['account', 'shorturl']);
  const listed = async () => {
    service.clearRequests();
    await handlers()['links.sync']({ within: 3_600_000 });
    return service.requests().map(({ operation }) => operation);
  };
  expect(await listed()).not.toEqual([]);
  expect(await listed()).toEqual([]);
  await handlers()['connection.chooseLinkWay']({ linksBy: 'accountLinks' });
  expect(await listed()).not.toEqual([]);
});
