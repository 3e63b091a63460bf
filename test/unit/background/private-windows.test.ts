import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import type { Sender } from '@/lib/messages/bus';
import type { LinkRecord } from '@/lib/model/link';
import { plainLook } from '@/lib/qr/plain-look';
import { budgetItem, shortUrlBudgetItem } from '@/lib/storage/items';

import { orReport } from '../links/world';
import { everythingStored } from './everything-stored';
import { openTwoServices } from './start-two-services';

const { services, handlers, restart, connect, reset, close } = await openTwoServices();

afterAll(close);

const page = 'https://a.example/';
const asked = (url: string) => ({ url, title: 'Secret', again: false, tabId: null });

/** All but what is left of the rate limits. */
async function stored(): Promise<string> {
  await Promise.all([budgetItem.remove(), shortUrlBudgetItem.remove()]);
  return everythingStored();
}

let link: LinkRecord;

beforeEach(async () => {
  await reset();
  await connect(0);
  ({ link } = await handlers()['link.shorten'](asked(page)));
});

const folder = { kind: 'channel', id: '1', name: 'News' } as const;

/** Each writes something where an ordinary window asks. */
const messages: [string, (from: Sender) => Promise<unknown>][] = [
  ['link.refresh', (from) => handlers()['link.refresh']({ shortUrl: link.shortUrl }, from)],
  ['link.check', (from) => handlers()['link.check']({ shortUrl: link.shortUrl }, from)],
  ['link.getInfo', (from) => handlers()['link.getInfo']({ shortUrl: link.shortUrl }, from)],
  [
    'link.confirm',
    (from) =>
      handlers()['link.confirm'](
        { link: { ...link, hasPassword: true, unconfirmed: ['password'] } },
        from,
      ),
  ],
  [
    'link.file',
    (from) => handlers()['link.file']({ shortUrl: link.shortUrl, linkId: link.id, folder }, from),
  ],
  ['qr.saveLook', (from) => handlers()['qr.saveLook']({ code: null, look: plainLook }, from)],
  ['link.shorten', (from) => handlers()['link.shorten'](asked('https://b.example/'), from)],
  [
    'link.recheck',
    async (from) => {
      const url = 'https://c.example/';
      services[0].faults.set({ kind: 'server_error', moment: 'after' });
      await orReport(handlers()['link.shorten'](asked(url), from));
      services[0].faults.clear();
      return handlers()['link.recheck']({ url, tabId: null }, from);
    },
  ],
];

describe.each([
  ['popup', { private: true }],
  ['tab', { tab: { incognito: true } }],
] as const)('what the %s of a private window asks', (_, from) => {
  it.each(messages)('stores nothing: %s', async (_name, ask) => {
    const before = await stored();
    await orReport(ask(from));
    expect(await stored()).toBe(before);
  });

  it('is answered with the link that there is', async () => {
    expect(await handlers()['link.shorten'](asked(page), from)).toMatchObject({ how: 'existing' });
  });

  it('is not remembered by way of the service’s list, as long as the worker lives', async () => {
    await handlers()['link.shorten'](asked('https://b.example/'), from);
    expect(await handlers()['links.sync']({ within: 0 })).toMatchObject({ listed: 2, added: 0 });
    restart();
    expect(await handlers()['links.sync']({ within: 0 })).toMatchObject({ listed: 2, added: 1 });
  });
});
