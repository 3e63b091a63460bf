import type { Page } from 'puppeteer-core';

/**
 * Sends away, unanswered, the prompt that a page of the extension brought up, so that its request
 * comes out false. No protocol reaches the prompt itself; but it belongs to the window in which it
 * was asked for, so the page is moved to a window of its own and the old window is closed.
 */
export function dismissPermissionPrompt(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { id: tabId, windowId } = (await chrome.tabs.getCurrent()) ?? {};
    if (tabId === undefined || windowId === undefined)
      throw new Error('This page is not in a tab.');
    await chrome.windows.create({ tabId });
    await chrome.windows.remove(windowId);
  });
}
