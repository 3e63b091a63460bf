import type { Browser } from 'wxt/browser';

import { browser } from './browser';

/** A page may open it but not link to it. */
const chromiumShortcuts = 'chrome://extensions/shortcuts';

/** Firefox 137 and later; the shared types lack it. */
interface FirefoxCommands {
  openShortcutSettings?: () => Promise<void>;
}

export interface CommandKeys {
  name: string;
  /** In the browser's spelling, such as `Alt+Shift+U`; blank for none. */
  keys: string;
  suggested: string;
}

export async function commandKeys(): Promise<CommandKeys[]> {
  const commands = (await browser.commands?.getAll()) ?? [];
  const declared = browser.runtime.getManifest().commands ?? {};
  return commands.flatMap(({ name, shortcut }) =>
    name === undefined
      ? []
      : [{ name, keys: shortcut ?? '', suggested: declared[name]?.suggested_key?.default ?? '' }],
  );
}

export async function openShortcutSettings(): Promise<void> {
  const commands: (typeof browser.commands & FirefoxCommands) | undefined = browser.commands;
  if (commands?.openShortcutSettings) await commands.openShortcutSettings();
  else await browser.tabs.create({ url: chromiumShortcuts });
}

type CommandListener = Parameters<typeof Browser.commands.onCommand.addListener>[0];

export function onCommand(listener: CommandListener): void {
  browser.commands?.onCommand.addListener(listener);
}
