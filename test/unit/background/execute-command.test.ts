import { beforeEach, describe, expect, test, vi } from 'vitest';

import { createExecuteCommand } from '@/lib/background/execute-command';
import type { Parts } from '@/lib/background/parts';
import type { Command } from '@/lib/model/command';
import type { ConnectionView } from '@/lib/model/connection';
import type { ServiceView } from '@/lib/model/service';

import { sampleConnection } from '../../fixtures/connection';
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

const place = { tabId: 3, windowId: 1, page: null, private: false };
const target = { url: 'https://news.example/a', title: 'A' };

const at = (address: string, changes: Partial<ConnectionView> = {}): ServiceView => ({
  id: address,
  connection: sampleConnection({ address, accountName: 'ada', ...changes }),
  inUse: false,
});
const first = { ...at('https://short.example'), inUse: true };
const work = at('https://work.example', { pageHosts: ['work.example', 'wiki.example'] });
const ofWork = 'https://work.example';

interface Background {
  services?: ServiceView[];
  state?: string;
}

/** A background that records what it is to do. */
function background({ services = [first], state = 'working' }: Background = {}) {
  const parts = {
    connections: { services: { list: async () => services } },
    linksOf: async (owner: string | null) => ({
      searchWorking: async (words: string) =>
        words === 'known' && owner !== 'https://nothing.example' ? [link] : [],
    }),
    popupRequests: { put: (input: unknown) => void said.push(`for ${JSON.stringify(input)}`) },
    jobs: {
      run: async (input: unknown) => void said.push(`run ${JSON.stringify(input)}`),
      refuse: async (_place: object, problem: string) => void said.push(`refuse ${problem}`),
      toShow: async () => ({ id: 'one', state }),
      stop: async (id: string) => void said.push(`stop ${id}`),
    },
  };
  return createExecuteCommand(() => parts as unknown as Parts);
}

const ran = (targets: object[], domain: string | null = null, tabId: number | null = 3) =>
  `run ${JSON.stringify({ targets, domain, service: first.id, tabId, private: false })}`;

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
    { kind: 'find', words: 'known' },
    { kind: 'shorten_tabs' },
  ])('without a connection it is offered, and nothing fails: $kind', async (command) => {
    await background({ services: [] })(command, place);
    expect(said).toEqual(['screen connect']);
  });
});

describe('with several services', () => {
  const services = [first, work];
  const shorten = (url: string, changes: object = {}): Command => ({
    kind: 'shorten',
    targets: [{ url, title: '' }],
    domain: null,
    ...changes,
  });
  const picked = { service: work.id };
  const wiki = 'https://en.wiki.example/page';

  test.each<[name: string, ask: Command, page: string | null, service: string]>([
    ['one that was picked', shorten('https://a.example/', picked), 'https://b.example/', ofWork],
    ['the one in use', shorten('https://a.example/'), 'https://b.example/', first.id],
    ['the one that the page is for', shorten('https://a.example/'), wiki, ofWork],
    ['the one in use, on no page', shorten('https://a.example/'), null, first.id],
    ['the one in use, wherever a link leads', shorten(wiki), 'https://b.example/', first.id],
    ['the one whose domain it is', shorten(wiki, { domain: 'go.example' }), wiki, first.id],
    ['a link that was found', { kind: 'find', words: 'known', ...picked }, null, ofWork],
  ])('links are made on %s', async (_name, ask, on, service) => {
    await background({ services })(ask, { ...place, page: on });
    expect(said.map((line) => JSON.parse(line.replace('run ', '')) as object)).toEqual([
      expect.objectContaining({ tabId: 3, service }),
    ]);
  });

  test.each<Command>([
    shorten('https://a.example/', { service: 'https://gone.example' }),
    { kind: 'find', words: 'known', service: 'https://gone.example' },
  ])('nothing is made on one that is gone: $kind', async (ask) => {
    await background({ services })(ask, { ...place, page: wiki });
    expect(said).toEqual(['screen connect']);
  });

  test('words find nothing of another one', async () => {
    const other = at('https://nothing.example');
    const ask = { kind: 'find', words: 'known', service: other.id } as const;
    await background({ services: [first, other] })(ask, place);
    expect(said).toEqual(['refuse no_such_link']);
  });

  const own = 'https://a.example/';
  test.each<[string, ServiceView[], urls: string[], of: (string | undefined)[], object]>([
    [
      'by the service of its page',
      services,
      [own, wiki, own],
      [undefined, ofWork, undefined],
      { service: first.id },
    ],
    ['by one that it is all for', services, [wiki], [ofWork], { service: first.id }],
  ])('each tab is shortened %s, in one job', async (_name, all, urls, of, more) => {
    allowed.tabs = true;
    tabs.push(...urls.map((url) => ({ url, title: '' })));
    await background({ services: all })({ kind: 'shorten_tabs' }, place);
    const targets = tabs.map((tab, index) => (of[index] ? { ...tab, service: of[index] } : tab));
    const asked = { targets, ...more, domain: null, tabId: null, private: false };
    expect(said.map((line) => JSON.parse(line.replace('run ', '')) as object)).toEqual([asked]);
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
    expect(said.map((line) => JSON.parse(line.replace('run ', '')) as object)).toEqual([
      { targets: [target], service: first.id, domain: null, tabId: null, private: false },
    ]);
  });

  test('none that can be shortened is refused', async () => {
    allowed.tabs = true;
    tabs.push({ url: 'chrome://settings/', title: '' });
    await background()({ kind: 'shorten_tabs' }, place);
    expect(said).toEqual(['refuse no_tabs']);
  });
});
