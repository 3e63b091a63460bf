import type { Browser, Page } from 'puppeteer-core';

/**
 * Opens a page that is in no window: it takes no focus, so that a popup that is open stays so, and nobody counts it among the
 * tabs.
 */
export async function openHiddenPage(browser: Browser, url: string): Promise<Page> {
  // The page lives as long as this session.
  const session = await browser.target().createCDPSession();
  const before = new Set(browser.targets());
  const [target] = await Promise.all([
    browser.waitForTarget((each) => each.url() === url && !before.has(each)),
    session.send('Target.createTarget', { url, hidden: true }),
  ]);
  return target.asPage();
}
