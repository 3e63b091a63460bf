import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Listener = (...told: unknown[]) => unknown;

/** What Firefox for Android has of what the background uses, and who listens to it. */
const android = vi.hoisted(() => {
  const listeners = new Map<string, Set<Listener>>();
  const events = (path: string, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const all = new Set<Listener>();
        listeners.set(`${path}.${name}`, all);
        const event = {
          addListener: (listener: Listener) => void all.add(listener),
          removeListener: (listener: Listener) => void all.delete(listener),
          hasListener: (listener: Listener) => all.has(listener),
        };
        return [name, event];
      }),
    );
  const origin = 'moz-extension://curtail';
  const browser = {
    action: { setBadgeText: vi.fn(), setTitle: vi.fn() },
    alarms: {
      clear: async () => true,
      get: async () => undefined,
      ...events('alarms', ['onAlarm']),
    },
    extension: { inIncognitoContext: false },
    permissions: {
      contains: async () => true,
      getAll: async () => ({}),
      ...events('permissions', ['onAdded', 'onRemoved']),
    },
    runtime: {
      id: 'curtail',
      getBrowserInfo: async () => ({ name: 'Firefox' }),
      getContexts: async () => [{ documentUrl: `${origin}/popup.html` }],
      getManifest: () => ({ version: '1.0' }),
      getURL: (path: string) => origin + path,
      openOptionsPage: vi.fn(async () => undefined),
      ...events('runtime', ['onInstalled', 'onMessage', 'onStartup']),
    },
    tabs: {
      // Each tab is a window of its own there.
      query: async () => [
        { id: 7, windowId: 7, url: 'https://news.example/', title: 'News', incognito: false },
      ],
      ...events('tabs', ['onRemoved']),
    },
  };
  return { browser, listeners, origin };
});

vi.mock('wxt/browser', async () => {
  const { fakeBrowser } = await import('wxt/testing/fake-browser');
  const { i18n, storage } = fakeBrowser;
  const local = { ...storage.local, setAccessLevel: undefined };
  return { browser: { ...android.browser, i18n, storage: { local, session: storage.session } } };
});

/** Has all who listen to an event hear of it. */
const fire = (event: string, ...told: unknown[]) =>
  [...(android.listeners.get(event) ?? [])].map((listener) => listener(...told));

/** What a page of ours is answered. */
const ask = async (type: string): Promise<unknown> =>
  new Promise((resolve) => {
    const sender = { id: 'curtail', url: `${android.origin}/popup.html` };
    fire('runtime.onMessage', { type, timestamp: 0 }, sender, resolve);
  });

describe('the background in Firefox for Android', () => {
  beforeAll(async () => {
    vi.stubGlobal('navigator', { onLine: true, clipboard: {} });
    const { default: background } = await import('@/entrypoints/background');
    background.main();
  });
  afterAll(() => vi.unstubAllGlobals());

  it('listens to everything that there is to listen to', () => {
    const unheard = [...android.listeners].filter(([, { size }]) => size === 0);
    expect(unheard.map(([event]) => event)).toEqual([]);
  });

  it('shows the options page once it is installed, as everything before went well', () => {
    fire('runtime.onInstalled', { reason: 'install' });
    expect(android.browser.runtime.openOptionsPage).toHaveBeenCalledOnce();
  });

  it('answers the popup, and knows it and its page', async () => {
    expect(await ask('popup.open')).toMatchObject({
      res: { ok: true, value: { mayAct: true, page: { tabId: 7, url: 'https://news.example/' } } },
    });
  });

  it('follows a changed preference, though there are no menus to follow with', async () => {
    const { menusItem, preferencesItem } = await import('@/lib/storage/items');
    await preferencesItem.update((all) => ({ ...all, menu: 'choices' }));
    await expect.poll(() => menusItem.get()).not.toBeNull();
  });
});
