import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import {
  announceExpiring,
  handleNotifications,
  maintainExpiryNotes,
} from '@/lib/background/notifications';
import type { Parts } from '@/lib/background/parts';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkPage, LinkQuery } from '@/lib/model/link-query';
import { localDay } from '@/lib/rules/expiry';
import { expiryNoteItem, preferencesItem } from '@/lib/storage/items';

import { sampleConnection } from '../../fixtures/connection';
import { connection, link } from '../../fixtures/popup-state';

const { said, shown, clicks } = vi.hoisted(() => {
  const lines: string[] = [];
  const listeners: ((id: string) => void)[] = [];
  return { said: lines, shown: { works: true }, clicks: listeners };
});

vi.mock('@/lib/platform/notifications', () => ({
  notify: async (id: string, { title, message }: { title: string; message: string }) => {
    if (shown.works) said.push(`note ${id}: ${title}. ${message}`);
    return shown.works;
  },
  clearNotification: async (id: string) => void said.push(`no note ${id}`),
  onNotificationClicked: (listener: (id: string) => void) => void clicks.push(listener),
}));
vi.mock('@/lib/platform/permissions', () => ({ onPermissionsAdded: () => undefined }));
vi.mock('@/lib/platform/pages', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openScreen: async (id: string) => void said.push(`screen ${id}`),
}));

let day = '';

/** A background with so many links that expire soon. */
function background(total: number, differences: Partial<typeof link> = {}) {
  const queries: LinkQuery[] = [];
  const list: List = async (query) => {
    queries.push(query);
    return { total, links: total === 0 ? [] : [{ ...link, expiry: '2026-12-01', ...differences }] };
  };
  return { parts: partsWith({ [connection.address]: list }), queries };
}

const madeOn =
  (service: string) =>
  (made: LinkRecord): LinkRecord => ({ ...made, service });

type List = (query: LinkQuery) => Promise<Partial<LinkPage>>;

/** A background with these services, by their addresses; the first one is in use. */
function partsWith(services: Record<string, List>): Parts {
  const connected = Object.keys(services).map((address, index) => ({
    id: address,
    connection: sampleConnection({ address }),
    inUse: index === 0,
  }));
  return {
    connections: {
      services: {
        list: async () => connected,
        use: async (id: string) => {
          if (!(id in services)) throw new Error('not connected');
          said.push(`use ${id}`);
        },
      },
    },
    linksOf: async (service: string) => ({
      list: async (query: LinkQuery) => {
        const { total, links = [] } = (await services[service]?.(query)) ?? {};
        return { total, links: links.map(madeOn(service)) };
      },
    }),
    stores,
  } as unknown as Parts;
}

const stores = { preferences: preferencesItem, expiryNote: expiryNoteItem };

const want = async (expiryNotes = true) =>
  preferencesItem.update((before) => ({ ...before, expiryNotes }));

afterEach(() => void vi.useRealTimers());

beforeEach(async () => {
  // Midnight must not come between.
  vi.useFakeTimers({ toFake: ['Date'] });
  day = localDay(new Date());
  fakeBrowser.reset();
  await Promise.all([preferencesItem.remove(), expiryNoteItem.remove()]);
  said.length = 0;
  clicks.length = 0;
  shown.works = true;
});

describe('links that expire soon', () => {
  test.each([
    [
      1,
      {},
      `note expiry:${connection.address}: A link expires soon. An article (${link.shortUrl}) expires after`,
    ],
    [
      12,
      {},
      `note expiry:${connection.address}: 12 links expire soon. Next: An article (${link.shortUrl}) expires after`,
    ],
    [
      1,
      { title: ' ' },
      `note expiry:${connection.address}: A link expires soon. ${link.shortUrl} expires after`,
    ],
  ])('%d of them, with %j first, are announced', async (total, first, note) => {
    await want();
    const { parts, queries } = background(total, first);
    await announceExpiring(parts);
    expect(said).toEqual([expect.stringContaining(note)]);
    expect(queries).toMatchObject([{ filter: 'expiring', order: 'expiry', words: '', host: null }]);
  });

  it('are announced once a day', async () => {
    await want();
    const { parts } = background(1);
    await announceExpiring(parts);
    await announceExpiring(parts);
    expect(said).toHaveLength(1);
    await expiryNoteItem.set('2020-01-01');
    await announceExpiring(parts);
    expect(said).toHaveLength(2);
  });

  it('are not announced unless that is wanted', async () => {
    await announceExpiring(background(1).parts);
    expect(said).toEqual([]);
  });

  it('where there are none yet, nothing is announced, and one found later that day is', async () => {
    await want();
    await announceExpiring(background(0).parts);
    expect(said).toEqual([]);
    await announceExpiring(background(1).parts);
    expect(said).toHaveLength(1);
  });

  it('are announced later where the browser showed nothing', async () => {
    await want();
    shown.works = false;
    await announceExpiring(background(1).parts);
    expect(await expiryNoteItem.get()).toBe('');
    shown.works = true;
    await announceExpiring(background(1).parts);
    expect(await expiryNoteItem.get()).toBe(day);
  });

  it('that cannot be looked up are not announced', async () => {
    await want();
    await announceExpiring(partsWith({ [a]: unreadable }));
    expect(said).toEqual([]);
  });

  const a = 'https://a.example';
  const b = 'https://b.example';
  const unreadable: List = async () => Promise.reject(new Error('not connected'));
  const on =
    (expiry: string, total: number): List =>
    async () => ({ total, links: total === 0 ? [] : [{ ...link, expiry }] });
  test.each([
    ['none on the one in use', on('', 0), `A link expires soon.`, b],
    ['what cannot be told on the one in use', unreadable, `A link expires soon.`, b],
    ['later ones on the one in use', on('2026-12-02', 2), `3 links expire soon.`, b],
    ['earlier ones on the one in use', on('2026-11-30', 2), `3 links expire soon.`, a],
  ])('are those of all services: with %s', async (_, inUse, title, first) => {
    await want();
    await announceExpiring(partsWith({ [a]: inUse, [b]: on('2026-12-01', 1) }));
    expect(said).toEqual([expect.stringMatching(`^note expiry:${first}: ${title}`)]);
    // Which one is in use goes without saying.
    expect(said[0]?.endsWith('Service: b.example')).toBe(first === b);
  });
});

describe('the alarm', () => {
  const alarms = async () =>
    (await fakeBrowser.alarms.getAll()).map(({ name, periodInMinutes }) => ({
      name,
      periodInMinutes,
    }));

  it('is there as long as it is wanted, and wakes once a day', async () => {
    const { parts } = background(1);
    maintainExpiryNotes(() => parts);
    await want();
    await expect.poll(alarms).toEqual([{ name: 'expiry', periodInMinutes: 1440 }]);
    await want(false);
    await expect.poll(alarms).toEqual([]);
  });

  it('is set again, and links are announced, when the browser starts', async () => {
    await want();
    maintainExpiryNotes(() => background(1).parts);
    await fakeBrowser.runtime.onStartup.trigger();
    await expect.poll(() => said).toHaveLength(1);
    expect(await alarms()).toHaveLength(1);
  });

  it('announces links', async () => {
    await want();
    maintainExpiryNotes(() => background(1).parts);
    await fakeBrowser.alarms.onAlarm.trigger({ name: 'expiry', scheduledTime: 0 });
    await expect.poll(() => said).toHaveLength(1);
  });
});

test.each([
  ['of the one in use', ':https://a.example', ['use https://a.example']],
  ['of another one, which is put to use', ':https://b.example', ['use https://b.example']],
  ['where its service is gone', ':https://c.example', []],
])('a click on the notification takes it away and shows the links %s', async (_, of, used) => {
  const none: List = async () => ({});
  handleNotifications(() => partsWith({ 'https://a.example': none, 'https://b.example': none }));
  clicks.forEach((click) => click(`expiry${of}`));
  await expect.poll(() => said).toEqual([...used, `no note expiry${of}`, 'screen links/expiring']);
});
