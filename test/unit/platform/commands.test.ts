import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { commandKeys, openShortcutSettings } from '@/lib/platform/commands';

const commands = (parts: object) => Object.assign(fakeBrowser, { commands: parts });

const declare = (declared: object | undefined) =>
  vi
    .spyOn(fakeBrowser.runtime, 'getManifest')
    .mockReturnValue({ manifest_version: 3, name: '', version: '1', commands: declared } as never);

afterEach(() => vi.restoreAllMocks());

describe('the keys of the commands', () => {
  it.each([
    ['as suggested', 'Alt+Shift+C', { suggested_key: { default: 'Alt+Shift+C' } }, 'Alt+Shift+C'],
    ['changed', 'Ctrl+Shift+Y', { suggested_key: { default: 'Alt+Shift+C' } }, 'Alt+Shift+C'],
    ['taken', '', { suggested_key: { default: 'Alt+Shift+C' } }, 'Alt+Shift+C'],
    ['missing', undefined, { suggested_key: { default: 'Alt+Shift+C' } }, 'Alt+Shift+C'],
    ['not suggested', 'Alt+Shift+C', { description: 'Copy' }, ''],
    ['of a command that the manifest lacks', 'Alt+Shift+C', undefined, ''],
  ])('that are %s', async (_, shortcut, declared, suggested) => {
    declare({ copy: declared });
    commands({ getAll: async () => [{ name: 'copy', shortcut }] });
    expect(await commandKeys()).toEqual([{ name: 'copy', keys: shortcut ?? '', suggested }]);
  });

  it('are all there, in the browser’s order, but for what has no name', async () => {
    declare(undefined);
    commands({ getAll: async () => [{ name: 'b', shortcut: 'F2' }, {}, { name: 'a' }] });
    expect((await commandKeys()).map(({ name, keys }) => `${name} ${keys}`)).toEqual([
      'b F2',
      'a ',
    ]);
  });

  it('fail to come where the browser refuses', async () => {
    commands({ getAll: async () => Promise.reject(new Error('no')) });
    await expect(commandKeys()).rejects.toThrow('no');
  });
});

describe('the page where keys are changed', () => {
  it('is opened by the browser’s own call where there is one', async () => {
    const opened = vi.fn<() => Promise<void>>(async () => undefined);
    const created = vi.spyOn(fakeBrowser.tabs, 'create');
    commands({ openShortcutSettings: opened });
    await openShortcutSettings();
    expect(opened).toHaveBeenCalledOnce();
    expect(created).not.toHaveBeenCalled();
  });

  it('is opened by its address elsewhere', async () => {
    const created = vi.spyOn(fakeBrowser.tabs, 'create').mockResolvedValue({} as never);
    commands({});
    await openShortcutSettings();
    expect(created).toHaveBeenCalledWith({ url: 'chrome://extensions/shortcuts' });
  });
});
