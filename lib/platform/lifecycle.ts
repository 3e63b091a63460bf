import { browser } from 'wxt/browser';

/** Calls back once, when the extension was installed (not when it or the browser was updated). */
export function onFirstInstall(listener: () => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') listener();
  });
}

/** Opens the options page in a tab, or shows the one that is open. */
export async function openOptionsPage(): Promise<void> {
  await browser.runtime.openOptionsPage();
}
