import { TargetType } from 'puppeteer-core';
import type { Browser, Page } from 'puppeteer-core';

import { playScenery } from './scenery.ts';

/**
 * Opens a private window, in which the extension may run if it was installed so.
 * @param extensionPage a page of the extension, in a tab
 */
export async function openPrivateWindow(browser: Browser, extensionPage: Page): Promise<Page> {
  const before = new Set(browser.targets());
  const opened = browser.waitForTarget(
    (target) => target.type() === TargetType.PAGE && !before.has(target),
  );
  await extensionPage.evaluate(async () => {
    await chrome.windows.create({ incognito: true, url: 'about:blank' });
  });
  const page = await (await opened).page();
  if (page === null) throw new Error('The private window has no page.');
  await playScenery(page);
  return page;
}
