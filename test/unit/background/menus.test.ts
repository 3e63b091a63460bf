import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import type { MenuEntry } from '@/lib/menus/entries';
import { blankRun } from '@/lib/runs/runs';

import { sampleService, servicesById } from '../../fixtures/connection';

const { menus, freshStart } = vi.hoisted(() => {
  const made: string[][] = [];
  const fitted: string[][] = [];
  const waiting: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  const calls: string[] = [];
  return { menus: { made, fitted, calls, waiting, isHeld: false }, freshStart: listeners };
});

const idsOf = (entries: readonly MenuEntry[]) => entries.map(({ id }) => id);

vi.mock('@/lib/platform/pages', () => ({
  onFreshStart: (listener: () => void) => freshStart.push(listener),
}));
vi.mock('@/lib/platform/menus', () => ({
  menusOnTabs: () => true,
  onMenuClicked: () => undefined,
  onMenuShown: () => undefined,
  replaceMenus: async (entries: readonly MenuEntry[]) => {
    menus.made.push(idsOf(entries));
    menus.calls.push('made');
    if (menus.isHeld) await new Promise<void>((resolve) => menus.waiting.push(resolve));
  },
  fitMenus: async (entries: readonly MenuEntry[]) => {
    menus.fitted.push(idsOf(entries.filter(({ visible }) => visible === true)));
    menus.calls.push('fitted');
  },
}));

/** A worker that has just started, and what it stores. */
async function wake(made: string | null = null) {
  // Nobody hears what is stored but this worker.
  fakeBrowser.reset();
  vi.resetModules();
  freshStart.length = 0;
  const [{ maintainMenus }, items] = await Promise.all([
    import('@/lib/background/menus'),
    import('@/lib/storage/items'),
  ]);
  await items.menusItem.set(made);
  maintainMenus(async () => undefined);
  const prefer = async (changes: { tick?: boolean; menu?: 'choices' }) =>
    items.preferencesItem.update((before) => ({ ...before, ...changes }));
  const settle = async () => expect.poll(async () => items.menusItem.get()).not.toBeNull();
  return { ...items, prefer, settle };
}

const install = () => freshStart.forEach((listener) => listener());

async function installed() {
  const worker = await wake();
  install();
  await worker.settle();
  return worker;
}

beforeEach(() => {
  menus.made.length = 0;
  menus.fitted.length = 0;
  menus.calls.length = 0;
  menus.waiting.length = 0;
  menus.isHeld = false;
});

describe('the menus', () => {
  test('are made when the browser or the extension is fresh', async () => {
    await installed();
    expect(menus.made).toHaveLength(1);
  });

  test('are made anew for another preference, and not for a change that alters nothing', async () => {
    const { prefer } = await installed();
    await prefer({ tick: false });
    await expect.poll(() => menus.fitted).toHaveLength(1);
    await prefer({ menu: 'choices' });
    await expect.poll(() => menus.made).toHaveLength(2);
    expect(menus.made[1]).toContain('link.choose');
  });

  test('are left as they are by a worker that wakes', async () => {
    const { menusItem } = await installed();
    const { prefer } = await wake(await menusItem.get());
    await prefer({ tick: false });
    await expect.poll(() => menus.fitted).toHaveLength(1);
    expect(menus.made).toHaveLength(1);
  });

  test('are made once, however much changes meanwhile', async () => {
    const { prefer, settle } = await wake();
    menus.isHeld = true;
    install();
    await expect.poll(() => menus.waiting).toHaveLength(1);
    for (const tick of [false, true, false]) await prefer({ tick });
    menus.waiting.forEach((resolve) => resolve());
    await settle();
    await expect.poll(() => menus.fitted).toHaveLength(3);
    expect(menus.made).toHaveLength(1);
  });

  test('are fitted no sooner than they are made, where a worker left them half made', async () => {
    const { runsItem, servicesItem, settle } = await wake();
    await Promise.all([runsItem.set({}), servicesItem.set({})]);
    await settle();
    expect(menus.calls).toEqual(['made', 'fitted']);
  });

  test('follow the services that are connected', async () => {
    const { servicesItem, currentItem } = await installed();
    const put = async (pageHosts: string[], current = 'https://short.example') => {
      const before = menus.made.length;
      const other = sampleService({ address: 'https://work.example', pageHosts });
      await currentItem.set(current);
      await servicesItem.set(servicesById(sampleService(), other));
      await expect.poll(() => menus.made.length).toBeGreaterThan(before);
      return menus.made.at(-1)?.filter((id) => id.startsWith('button.service.'));
    };
    await servicesItem.set(servicesById(sampleService()));
    await expect.poll(() => menus.made).toHaveLength(2);
    expect(menus.made[1]).not.toContain('button');
    const other = 'button.service.https://work.example';
    expect(await put([])).toEqual([other]);
    // Where pages are another one's, the one in use has to be picked, too.
    expect(await put(['wiki.example'])).toEqual(['button.service.https://short.example', other]);
    expect(await put([], 'https://work.example')).toEqual(['button.service.https://short.example']);
    await servicesItem.set(servicesById(sampleService()));
    await expect.poll(() => menus.made.at(-1)).not.toContain('button');
  });

  test('only show Stop while a list is made', async () => {
    const { runsItem } = await installed();
    const one = { ...blankRun({ id: 'one', startedAt: 0, service: '' }) };
    for (const runs of [{ one }, { one: { ...one, copied: null } }, {}]) await runsItem.set(runs);
    await expect.poll(() => menus.fitted).toHaveLength(3);
    expect(menus.fitted).toContainEqual(['action.stop']);
    expect(menus.made).toHaveLength(1);
  });
});
