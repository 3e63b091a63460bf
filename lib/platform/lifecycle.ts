import { browser } from 'wxt/browser';

/** Calls back once, when the extension was installed (not when it or the browser was updated). */
export function onFirstInstall(listener: () => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') listener();
  });
}

/** Calls back when the extension or the browser is new or was updated, and when the browser starts. */
export function onFreshStart(listener: () => void): void {
  browser.runtime.onInstalled.addListener(listener);
  browser.runtime.onStartup.addListener(listener);
}

/** Opens the options page in a tab, or shows the one that is open. */
export async function openOptionsPage(): Promise<void> {
  await browser.runtime.openOptionsPage();
}
