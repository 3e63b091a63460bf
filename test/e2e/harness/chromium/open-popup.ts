import type { Browser, Page } from 'puppeteer-core';

/**
 * Clicks the extension's toolbar button while this page is in front, which opens the true popup and
 * grants `activeTab`.
 * @param id the extension's
 */
export async function openPopup(browser: Browser, id: string, page: Page): Promise<Page> {
  const extension = (await browser.extensions()).get(id);
  if (extension === undefined) throw new Error(`No extension ${id} is loaded.`);
  await page.bringToFront();
  const address = `chrome-extension://${id}/popup.html`;
  const before = new Set(browser.targets());
  const opened = browser.waitForTarget(
    (target) => target.url().startsWith(address) && !before.has(target),
  );
  await page.triggerExtensionAction(extension);
  return (await opened).asPage();
}
