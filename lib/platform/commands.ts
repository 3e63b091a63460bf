import type { Browser } from 'wxt/browser';

import { browser } from './browser';

/** Chromium's own page for an extension's keys; a page may open it but not link to it. */
const chromiumShortcuts = 'chrome://extensions/shortcuts';

/** Firefox alone has a call for it (version 137 and later), and the shared types do not know it. */
interface FirefoxCommands {
  openShortcutSettings?: () => Promise<void>;
}

/** What one of the extension's commands is bound to. */
export interface CommandKeys {
  /** As in the manifest, such as `_execute_action`. */
  name: string;
  /** As they are bound now, such as `Alt+Shift+U`, in the browser's own spelling; blank when none are. */
  keys: string;
  /** As the manifest asks for them; blank when it asks for none. */
  suggested: string;
}

/** @returns all commands of the manifest, in the browser's order */
export async function commandKeys(): Promise<CommandKeys[]> {
  const commands = (await browser.commands?.getAll()) ?? [];
  const declared = browser.runtime.getManifest().commands ?? {};
  return commands.flatMap(({ name, shortcut }) =>
    name === undefined
      ? []
      : [{ name, keys: shortcut ?? '', suggested: declared[name]?.suggested_key?.default ?? '' }],
  );
}

/** Opens the browser's own page where an extension's keys are changed; rejects where the browser refuses. */
export async function openShortcutSettings(): Promise<void> {
  const commands: (typeof browser.commands & FirefoxCommands) | undefined = browser.commands;
  if (commands?.openShortcutSettings) await commands.openShortcutSettings();
  else await browser.tabs.create({ url: chromiumShortcuts });
}

type CommandListener = Parameters<typeof Browser.commands.onCommand.addListener>[0];

/** Calls back with the name of each command whose keys were pressed, and the tab in front. */
export function onCommand(listener: CommandListener): void {
  browser.commands?.onCommand.addListener(listener);
}
