import { poll } from '../poll.ts';
import type { Privileged } from './privileged.ts';

/** BiDi knows the contexts of tabs only: this makes it know that of a popup, too. */
const makePopupsKnown = `(() => {
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs');
  const known = NavigableManager.getBrowserById.bind(NavigableManager);
  NavigableManager.getBrowserById = (id) =>
    [...document.querySelectorAll('browser[webextension-view-type="popup"]')]
      .find((browser) => NavigableManager.getIdForBrowser(browser) === id) ?? known(id);
})()`;

/** The context of the popup that is open in its panel; null before. Firefox loads it elsewhere and moves it there. */
const shownPopup = `(() => {
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs');
  const popup = [...document.querySelectorAll('browser[webextension-view-type="popup"]')]
    .find((browser) => browser.closest('panel')?.state === 'open');
  if (popup === undefined || !popup.currentURI?.spec.includes('/popup.html')) return null;
  popup.permanentKey ??= {};
  return NavigableManager.getIdForBrowser(popup);
})()`;

/** To be done once, before a popup is opened. */
export async function preparePopups(privileged: Privileged): Promise<void> {
  await privileged(makePopupsKnown);
}

/**
 * Does what a click on the toolbar button does, which grants `activeTab` as well.
 * @returns the context of the true popup
 */
export async function openTruePopup(privileged: Privileged, extensionId: string): Promise<string> {
  await privileged(`(() => {
    const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(extensionId)});
    extension.apiManager.global.browserActionFor(extension).triggerAction(window);
  })()`);
  return truePopup(privileged);
}

/** Waits for a popup. @returns its context */
export const truePopup = (privileged: Privileged): Promise<string> =>
  poll('the popup', async () => {
    const context = await privileged(shownPopup);
    return typeof context === 'string' ? context : undefined;
  });

/** Closes the popup, as a click beside it does, and comes back when it is gone: the next one would be taken for it. */
export async function closeTruePopup(privileged: Privileged): Promise<void> {
  await privileged(`document.querySelectorAll('browser[webextension-view-type="popup"]')
    .forEach((browser) => browser.closest('panel')?.hidePopup())`);
  const isGone = `document.querySelector('browser[webextension-view-type="popup"]') === null`;
  await poll('the popup to close', async () => (await privileged(isGone)) === true || undefined);
}
