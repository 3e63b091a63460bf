import { beforeEach, describe, expect, test, vi, type Mock } from 'vitest';

import { fitMenus, onMenuShown, replaceMenus } from '@/lib/platform/menus';

interface Created {
  id: string;
}

interface FakeBrowser {
  runtime: { lastError?: Error | undefined };
  menus: unknown;
  contextMenus: { removeAll: () => Promise<void>; create: Mock; update: Mock };
}

const { browser, menus } = vi.hoisted(() => {
  const state: { ids: string[]; refused: string } = { ids: [], refused: '' };
  const fake: FakeBrowser = {
    runtime: {},
    menus: undefined,
    contextMenus: {
      removeAll: async () => {
        await Promise.resolve();
        state.ids = [];
      },
      create: vi.fn(),
      update: vi.fn(),
    },
  };
  return { menus: state, browser: fake };
});

vi.mock('wxt/browser', () => ({ browser }));

const entry = (id: string) => ({ id, title: id, contexts: ['page'] });

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(menus, { ids: [], refused: '' });
  browser.menus = undefined;
  browser.contextMenus.create.mockImplementation(({ id }: Created, done: () => void) => {
    const isRefused = menus.ids.includes(id) || menus.refused === id;
    browser.runtime.lastError = isRefused ? new Error('duplicate id') : undefined;
    if (!isRefused) menus.ids.push(id);
    setTimeout(done);
  });
});

describe('replacing the entries', () => {
  test('puts them in the place of all there are, in their order', async () => {
    await replaceMenus([entry('old')]);
    await replaceMenus([entry('a'), entry('b')]);
    expect(menus.ids).toEqual(['a', 'b']);
  });

  test('one that the browser refuses rejects, and the next replacement works', async () => {
    menus.refused = 'b';
    await expect(replaceMenus([entry('a'), entry('b')])).rejects.toThrow('entry b');
    await replaceMenus([entry('c')]);
    expect(menus.ids).toEqual(['c']);
  });
});

describe('fitting the entries', () => {
  test('shows and hides those that come and go, once, and leaves the others alone', async () => {
    const stop = (visible: boolean) => [entry('a'), { ...entry('stop'), visible }];
    await replaceMenus(stop(false));
    for (const visible of [false, true, true, false]) await fitMenus(stop(visible));
    expect(browser.contextMenus.update.mock.calls).toEqual([
      ['stop', { title: 'stop', visible: true }],
      ['stop', { title: 'stop', visible: false }],
    ]);
    expect(menus.ids).toEqual(['a', 'stop']);
  });
});

describe('a menu that comes up', () => {
  test('is changed before it is seen, where the browser tells', async () => {
    const order: string[] = [];
    let shown: (info: object) => void = () => undefined;
    browser.menus = {
      onShown: { addListener: (listener: typeof shown) => (shown = listener) },
      update: async (id: string, properties: object) =>
        void order.push(`${id} ${JSON.stringify(properties)}`),
      refresh: async () => void order.push('refresh'),
    };
    onMenuShown(async ({ contexts: [title = ''] }) => [{ id: 'link', title, visible: false }]);
    shown({ contexts: ['words'], menuIds: ['link'] });
    await expect.poll(() => order.at(-1)).toBe('refresh');
    expect(order[0]).toBe('link {"title":"words","visible":false}');
    shown({ contexts: ['words'], menuIds: ['link'] });
    await Promise.resolve();
    expect(order).toHaveLength(2);
    shown({ contexts: ['others'], menuIds: ['link'] });
    await expect.poll(() => order).toHaveLength(4);
  });

  test('is not built anew for an entry that looks so already', async () => {
    const update = vi.fn();
    let shown: (info: object) => void = () => undefined;
    browser.menus = {
      ...browser.contextMenus,
      onShown: { addListener: (listener: typeof shown) => (shown = listener) },
      update,
      refresh: update,
    };
    await replaceMenus([entry('a')]);
    const change = vi.fn(async () => [{ id: 'a', title: 'a', visible: true }]);
    onMenuShown(change);
    shown({});
    await change.mock.results[0]?.value;
    await Promise.resolve();
    expect(update).not.toHaveBeenCalled();
  });

  test('is left as it is elsewhere', () => {
    expect(() => onMenuShown(async () => [])).not.toThrow();
  });
});
