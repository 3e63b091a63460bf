import { browser } from 'wxt/browser';

/** Pixels, frame included: the popup is 360 wide and at most 600 high. */
const windowSize = { width: 376, height: 640 } as const;

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
    await browser.windows.create({ url, type: 'popup', ...windowSize });
  }
}
