import { browser } from './browser';

/** Pixels, frame included: the popup is 360 wide and at most 600 high. */
const windowSize = { width: 376, height: 640 } as const;

/** The tab of the last page that stands in for the popup. */
let popupPage: Promise<number | undefined> = Promise.resolve(undefined);

/**
 * Opens the popup, under its button where the browser can, else in a small window of its own, or a tab where there are no windows.
 *
 * Call it first thing in a click: older Firefox versions want the click to be fresh.
 */
export async function openPopup(windowId: number | null): Promise<void> {
  try {
    await browser.action.openPopup(windowId === null ? {} : { windowId });
  } catch {
    const opened = openPopupPage(browser.runtime.getURL('/popup.html'));
    // Its page may ask before the browser has told which tab it is in.
    popupPage = opened.catch(() => undefined);
    await opened;
  }
}

/** @returns its tab */
const openPopupPage = async (url: string): Promise<number | undefined> =>
  browser.windows === undefined
    ? (await browser.tabs.create({ url })).id
    : (await browser.windows.create({ url, type: 'popup', ...windowSize }))?.tabs?.[0]?.id;

/** Who sent a message, as far as the browser tells. */
interface PopupSender {
  url?: string | undefined;
  documentId?: string | undefined;
  tab?: { id?: number | undefined } | undefined;
}

/**
 * Whether a message comes from the popup that a person opened: the one under the button, by the browser's own word, or the
 * page that stands in for it. Any extension can open the same page in a tab.
 */
export async function isOpenedPopup({ url, documentId, tab }: PopupSender): Promise<boolean> {
  if (tab !== undefined) return tab.id !== undefined && tab.id === (await popupPage);
  const popups = await browser.runtime.getContexts({ contextTypes: ['POPUP'] }).catch(() => []);
  return popups.some((popup) =>
    documentId === undefined ? popup.documentUrl === url : popup.documentId === documentId,
  );
}

/** Opens a screen of the options page in a tab beside the one in front. */
export async function openScreen(id: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`/options.html#${id}`) });
}

/** Our own pages, as paths inside the extension. */
const pages = ['popup.html', 'options.html'] as const;

/**
 * Whether a message comes from one of our own pages: this extension's id, and the address of a page of ours.
 *
 * A content script would carry our id as well, but the address of a web page.
 */
export function isOwnPage(sender: { id?: string | undefined; url?: string | undefined }): boolean {
  if (sender.id !== browser.runtime.id || sender.url === undefined || !URL.canParse(sender.url))
    return false;
  const { origin, pathname } = new URL(sender.url);
  return (
    origin === new URL(browser.runtime.getURL('/')).origin &&
    pages.some((page) => pathname === `/${page}`)
  );
}

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

/** Calls back when the browser starts. */
export function onBrowserStart(listener: () => void): void {
  browser.runtime.onStartup.addListener(listener);
}

/** Opens the options page in a tab, or shows the one that is open. */
export async function openOptionsPage(): Promise<void> {
  await browser.runtime.openOptionsPage();
}
