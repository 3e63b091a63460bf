import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { z } from '@/lib/model/z';
import { storedItem } from '@/lib/storage/stored-item';

const schema = () => z.object({ count: z.number() });
const fallback = { count: 0 };
const item = storedItem('local:counter', { schema, fallback });

beforeEach(async () => {
  vi.restoreAllMocks();
  // A reset would unhook what listens to changes as well.
  await fakeBrowser.storage.local.clear();
});

describe('storedItem', () => {
  it('reads what was set', async () => {
    await item.set({ count: 4 });
    expect(await item.get()).toEqual({ count: 4 });
  });

  it.each([
    { why: 'nothing', stored: undefined },
    { why: 'another shape', stored: { version: 1, value: { count: 'four' } } },
    { why: 'no version', stored: { count: 4 } },
    { why: 'text', stored: 'four' },
    { why: 'a newer version', stored: { version: 2, value: { count: 4 } } },
    { why: 'an older version', stored: { version: 0, value: { count: 4 } } },
  ])('reads $why as the default, and leaves it where it is', async ({ stored }) => {
    if (stored !== undefined) await fakeBrowser.storage.local.set({ counter: stored });
    expect(await item.get()).toEqual(fallback);
    const left = await fakeBrowser.storage.local.get('counter');
    expect(left['counter']).toEqual(stored);
  });

  it('writes nothing where a change hands back what it was given', async () => {
    await item.set({ count: 4 });
    const write = vi.spyOn(fakeBrowser.storage.local, 'set');
    expect(await item.update((value) => value)).toEqual({ count: 4 });
    expect(write).not.toHaveBeenCalled();
  });

  it('loses none of several changes made at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async () => item.update(({ count }) => ({ count: count + 1 }))),
    );
    expect(await item.get()).toEqual({ count: 20 });
  });

  it.each([
    ['is set', async () => item.set({ count: 9 }), { count: 9 }],
    ['is removed', async () => item.remove(), fallback],
  ])('is not put back by a change under way when it %s, at whatever moment', async (_, ...row) => {
    const [change, after] = row;
    for (let steps = 0; steps < 12; steps += 1) {
      await item.set({ count: 4 });
      const underWay = item.update(({ count }) => ({ count: count + 1 }));
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      await Promise.all([underWay, change()]);
      expect(await item.get(), `after ${steps} steps`).toEqual(after);
    }
  });

  it('goes on after a change that threw', async () => {
    const broken = item.update(() => {
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await item.update(({ count }) => ({ count: count + 1 }))).toEqual({ count: 1 });
  });

  it('reads storage once, until somebody changes it there', async () => {
    await item.set({ count: 4 });
    await item.get();
    const read = vi.spyOn(fakeBrowser.storage.local, 'get');
    expect(await item.get()).toEqual({ count: 4 });
    expect(read).not.toHaveBeenCalled();
    await fakeBrowser.storage.local.set({ counter: { version: 1, value: { count: 5 } } });
    expect(await item.get()).toEqual({ count: 5 });
  });

  it('reads again after a read that failed', async () => {
    await item.set({ count: 4 });
    vi.spyOn(fakeBrowser.storage.local, 'get').mockRejectedValueOnce(new Error('no'));
    await expect(item.get()).rejects.toThrow('no');
    expect(await item.get()).toEqual({ count: 4 });
  });

  it('reads the default after it was removed', async () => {
    await item.set({ count: 4 });
    await item.remove();
    expect(await item.get()).toEqual(fallback);
  });
});
