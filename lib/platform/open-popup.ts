import { browser } from 'wxt/browser';

/** Pixels, frame included: the popup is 360 wide and at most 600 high. */
const windowSize = { width: 376, height: 640 } as const;

/** The tab of the last window that stands in for the popup. */
let standIn: Promise<number | undefined> = Promise.resolve(undefined);

/**
 * Opens the popup, under its button where the browser can, else in a small window of its own.
 *
 * Call it first thing in a click: older Firefox versions want the click to be fresh.
 */
export async function openPopup(windowId: number | null): Promise<void> {
  try {
    await browser.action.openPopup(windowId === null ? {} : { windowId });
  } catch {
    const url = browser.runtime.getURL('/popup.html');
    const opened = browser.windows.create({ url, type: 'popup', ...windowSize });
    // Its page may ask before the browser has told which tab it is in.
    standIn = opened.then((made) => made?.tabs?.[0]?.id).catch(() => undefined);
    await opened;
  }
}

/** Who sent a message, as far as the browser tells. */
interface PopupSender {
  url?: string | undefined;
  documentId?: string | undefined;
  tab?: { id?: number | undefined } | undefined;
}

/**
 * Whether a message comes from the popup that a person opened: the one under the button, by the browser's own word, or the
 * window that stands in for it. Any extension can open the same page in a tab.
 */
export async function isOpenedPopup({ url, documentId, tab }: PopupSender): Promise<boolean> {
  if (tab !== undefined) return tab.id !== undefined && tab.id === (await standIn);
  const popups = await browser.runtime.getContexts({ contextTypes: ['POPUP'] }).catch(() => []);
  return popups.some((popup) =>
    documentId === undefined ? popup.documentUrl === url : popup.documentId === documentId,
  );
}
