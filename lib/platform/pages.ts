import { browser } from './browser';

/** In pixels with the frame: the popup is 360 wide and at most 600 high. */
const windowSize = { width: 376, height: 640 } as const;

/** The tab of the last page that stands in for the popup. */
let popupPage: Promise<number | undefined> = Promise.resolve(undefined);

/** Under its button, else in a small window or a tab. First in a click: older Firefox versions want it fresh. */
export async function openPopup(windowId: number | null): Promise<void> {
  try {
    await browser.action.openPopup(windowId === null ? {} : { windowId });
  } catch {
    const opened = openPopupPage(browser.runtime.getURL('/popup.html'));
    // The page may send its first message before the browser answers.
    popupPage = opened.catch(() => undefined);
    await opened;
  }
}

const openPopupPage = async (url: string): Promise<number | undefined> =>
  browser.windows === undefined
    ? (await browser.tabs.create({ url })).id
    : (await browser.windows.create({ url, type: 'popup', ...windowSize }))?.tabs?.[0]?.id;

interface PopupSender {
  url?: string | undefined;
  documentId?: string | undefined;
  tab?: { id?: number | undefined } | undefined;
}

/** The popup under the button, or the page that stands in for it: any extension can open the same page in a tab. */
export async function isOpenedPopup({ url, documentId, tab }: PopupSender): Promise<boolean> {
  if (tab !== undefined) return tab.id !== undefined && tab.id === (await popupPage);
  const popups = await browser.runtime.getContexts({ contextTypes: ['POPUP'] }).catch(() => []);
  return popups.some((popup) =>
    documentId === undefined ? popup.documentUrl === url : popup.documentId === documentId,
  );
}

export async function openScreen(id: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(`/options.html#${id}`) });
}

/** By this extension's id and the page's address: a content script has our id, too, but the address of a web page. */
export function isOwnPage(sender: { id?: string | undefined; url?: string | undefined }): boolean {
  if (sender.id !== browser.runtime.id || sender.url === undefined || !URL.canParse(sender.url))
    return false;
  const { origin, pathname } = new URL(sender.url);
  return (
    origin === new URL(browser.runtime.getURL('/')).origin &&
    ['/popup.html', '/options.html', '/sidepanel.html'].includes(pathname)
  );
}

export function onFirstInstall(listener: () => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') listener();
  });
}

export function onFreshStart(listener: () => void): void {
  browser.runtime.onInstalled.addListener(listener);
  browser.runtime.onStartup.addListener(listener);
}

export function onBrowserStart(listener: () => void): void {
  browser.runtime.onStartup.addListener(listener);
}

export const openOptionsPage = async (): Promise<void> => browser.runtime.openOptionsPage();

export const ownVersion = (): string => browser.runtime.getManifest().version;
