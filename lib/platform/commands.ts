import { browser } from 'wxt/browser';

/** Chromium's own page for an extension's keys; a page may open it but not link to it. */
const chromiumShortcuts = 'chrome://extensions/shortcuts';

/** Firefox alone has a call for it (version 137 and later), and the shared types do not know it. */
interface FirefoxCommands {
  openShortcutSettings?: () => Promise<void>;
}

/** @returns the keys that open the popup as they are bound now, such as `Alt+Shift+S`; blank when none are. */
export async function popupShortcut(): Promise<string> {
  const commands = await browser.commands.getAll();
  return commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '';
}

/** Opens the browser's own page where an extension's keys are changed; rejects where the browser refuses. */
export async function openShortcutSettings(): Promise<void> {
  const commands: typeof browser.commands & FirefoxCommands = browser.commands;
  if (commands.openShortcutSettings) await commands.openShortcutSettings();
  else await browser.tabs.create({ url: chromiumShortcuts });
}
