import { beforeEach, describe, expect, test, vi } from 'vitest';

import { createExecuteCommand } from '@/lib/background/execute-command';
import type { Parts } from '@/lib/background/parts';
import type { Command } from '@/lib/model/command';

import { link } from '../../fixtures/popup-state';

const { said, allowed, tabs } = vi.hoisted(() => {
  const lines: string[] = [];
  const windowTabs: { url: string; title: string }[] = [];
  return { said: lines, allowed: { tabs: false }, tabs: windowTabs };
});

vi.mock('@/lib/platform/pages', () => ({
  openScreen: async (id: string) => void said.push(`screen ${id}`),
  openPopup: async (windowId: number) => void said.push(`popup in ${String(windowId)}`),
}));
vi.mock('@/lib/platform/permissions', () => ({ hasPermission: async () => allowed.tabs }));
vi.mock('@/lib/platform/tabs', () => ({ tabsOfWindow: async () => tabs }));

const place = { tabId: 3, windowId: 1, private: false };
const target = { url: 'https://news.example/a', title: 'A' };

/** A background that records what it is to do. */
function background({ connected = true, state = 'working' } = {}) {
  const parts = {
    connections: { get: async () => (connected ? {} : null) },
    stores: { pendingTabs: { set: async () => undefined } },
    links: { searchWorking: async (words: string) => (words === 'known' ? [link] : []) },
    popupRequests: { put: (input: unknown) => void said.push(`for ${JSON.stringify(input)}`) },
    jobs: {
      begin: async (input: unknown) => void said.push(`begin ${JSON.stringify(input)}`),
      run: async (input: unknown) => void said.push(`run ${JSON.stringify(input)}`),
      refuse: async ({ problem }: { problem: string }) => void said.push(`refuse ${problem}`),
      toShow: async () => ({ id: 'one', state }),
      stop: async (id: string) => void said.push(`stop ${id}`),
    },
  };
  return createExecuteCommand(() => parts as unknown as Parts);
}

const ran = (targets: object[], domain: string | null = null, tabId: number | null = 3) =>
  `run ${JSON.stringify({ targets, domain, tabId, private: false })}`;

const handed = (ask: object, page: object | null) => `for ${JSON.stringify({ ask, page })}`;

const page = { tabId: 3, ...target, private: false };

beforeEach(() => {
  said.length = 0;
  allowed.tabs = false;
  tabs.length = 0;
});

describe('what is asked for', () => {
  const links = { url: link.shortUrl, title: '' };
  test.each<[ask: Command, done: string[]]>([
    [{ kind: 'shorten', targets: [target], domain: 'go.example' }, [ran([target], 'go.example')]],
    [{ kind: 'copy', shortUrl: link.shortUrl }, [ran([links])]],
    [{ kind: 'find', words: 'known' }, [ran([links])]],
    [{ kind: 'find', words: 'unknown' }, ['refuse no_such_link']],
    [{ kind: 'refuse', problem: 'browser_page' }, ['refuse browser_page']],
    [{ kind: 'choose', target }, [handed({ kind: 'choose' }, page), 'popup in 1']],
    [{ kind: 'show_qr', target }, [handed({ kind: 'show_qr' }, page), 'popup in 1']],
    [
      { kind: 'show_info', shortUrl: 'https://short.example/a' },
      [handed({ kind: 'show_info', shortUrl: 'https://short.example/a' }, null), 'popup in 1'],
    ],
    [{ kind: 'open_screen', screen: 'links' }, ['screen links']],
    [{ kind: 'stop' }, ['stop one']],
  ])('is done, and nothing else: %j', async (command, done) => {
    await background()(command, place);
    expect(said).toEqual(done);
  });

  test('what has stopped already is not stopped', async () => {
    await background({ state: 'stopped' })({ kind: 'stop' }, place);
    expect(said).toEqual([]);
  });

  test.each<Command>([
    { kind: 'shorten', targets: [target], domain: null },
    { kind: 'copy', shortUrl: link.shortUrl },
    { kind: 'find', words: 'known' },
    { kind: 'shorten_tabs' },
  ])('without a connection it is offered, and nothing fails: $kind', async (command) => {
    await background({ connected: false })(command, place);
    expect(said).toEqual(['screen connect']);
  });
});

describe('all tabs of a window', () => {
  test('the popup asks for the permission first', async () => {
    await background()({ kind: 'shorten_tabs' }, place);
    expect(said).toEqual([handed({ kind: 'shorten_tabs', windowId: 1 }, null), 'popup in 1']);
  });

  test('with it, those that can be shortened are', async () => {
    allowed.tabs = true;
    tabs.push(target, { url: 'chrome://settings/', title: '' }, { url: 'file:///a', title: '' });
    await background()({ kind: 'shorten_tabs' }, place);
    expect(said).toEqual([ran([target], null, null).replace('run', 'begin')]);
  });

  test.each<[count: number, url: string, done: string]>([
    [2, 'chrome://settings/', 'refuse no_address'],
    [101, 'https://news.example/a', 'refuse too_many_addresses'],
  ])('%i of %s', async (count, url, done) => {
    allowed.tabs = true;
    tabs.push(...Array.from({ length: count }, () => ({ url, title: '' })));
    await background()({ kind: 'shorten_tabs' }, place);
    expect(said).toEqual([done]);
  });
});
