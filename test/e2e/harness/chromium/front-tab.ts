import type { Page } from 'puppeteer-core';

/** A tab as the browser's events tell it. */
export interface ClickedTab {
  id: number;
  windowId: number;
  incognito: boolean;
  url?: string;
  title?: string;
}

/** Pages whose address the browser tells whom the person asked something about them. */
const visibleSchemes = /^(?:https?|file):/;

/**
 * Brings a page to the front.
 * @param inventory a page with the extension's rights
 * @returns its tab as the browser tells it with what somebody does in it
 */
export async function frontTab(inventory: Page, page: Page): Promise<ClickedTab> {
  await page.bringToFront();
  const tab = await inventory.evaluate(async () => {
    const [{ id, windowId, incognito } = {}] = await chrome.tabs.query({
      active: true,
      lastFocusedWindow: true,
    });
    return { id, windowId, incognito };
  });
  const { id, windowId, incognito = false } = tab;
  if (id === undefined || windowId === undefined) throw new Error('No tab is in front.');
  const known = visibleSchemes.test(page.url())
    ? { url: page.url(), title: await page.title() }
    : {};
  return { id, windowId, incognito, ...known };
}
