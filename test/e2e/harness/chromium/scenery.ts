import type { Page } from 'puppeteer-core';

import { isScenery } from '../is-scenery.ts';
import { sceneryPage } from '../scenery-page.ts';

/** Tabs that have it already. */
const played = new WeakSet<Page>();

/**
 * Lets a tab visit any address of the web without a network: what is not on this machine is
 * answered with a page that has a title, and nothing more.
 */
export async function playScenery(page: Page): Promise<void> {
  if (played.has(page)) return;
  played.add(page);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = new URL(request.url());
    const answered = isScenery(url)
      ? request.respond({ contentType: 'text/html', body: sceneryPage(url) })
      : request.continue();
    // The tab may be gone by now.
    answered.catch(() => undefined);
  });
}
