import type { Page } from 'puppeteer-core';

import { usedHeap } from '../bench/browser/used-heap.ts';
import type { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import { article } from './scenes/article.ts';
import { browserPage } from './scenes/browser-page.ts';
import { copyHolding } from './scenes/copy-holding.ts';
import { newestLink } from './scenes/newest-link.ts';
import { createCount } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';

const addressIn = async (panel: Page): Promise<string | undefined> =>
  panel.evaluate(() => document.querySelector<HTMLInputElement>('input[name="url"]')?.value);

/** The panel, as soon as the browser shows it. */
async function panelOf({ puppeteer, extensionOrigin }: ChromiumBrowser): Promise<Page> {
  const address = `${extensionOrigin}/sidepanel.html`;
  return (await puppeteer.waitForTarget((each) => each.url() === address)).asPage();
}

test('the popup opens the panel beside its page, which it still may read, and a link is made there', async ({
  user,
  chromium,
  service,
}) => {
  const options = await user.connect();
  await tell(user, 'preferences.save', { toolbar: 'form' });
  await options.close();
  const popup = await user.openPopup(article);
  await popup.press('Open in side panel');
  const panel = await panelOf(chromium);
  await expect.poll(async () => popup.isOpen()).toBe(false);
  await expect.poll(async () => addressIn(panel)).toBe(article);
  expect(createCount(service)).toBe(0);
  await panel.locator('button[type="submit"]').click();
  await panel.waitForSelector('.headline-good');
  expect(newestLink(service)).toMatchObject({ originalUrl: article });
  expect(await user.clipboard()).toBe(newestLink(service).shortUrl);

  // A link that is made beside it joins the others, and nothing else of the panel changes.
  await chromium.visit('https://far.example/another');
  await user.ways.clickMenu('page');
  await panel.waitForFunction(() => document.querySelectorAll('.link-name').length === 2);
  expect(await panel.$('.headline-good')).not.toBeNull();
});

test.describe('private windows', () => {
  test.use({ inPrivate: true });

  test('what the panel of a private window makes is remembered nowhere', async ({
    user,
    chromium,
    service,
  }) => {
    const options = await user.connect();
    const popup = await chromium.openPrivatePopup(options, article);
    await popup.press('Open in side panel');
    const panel = await panelOf(chromium);
    await expect.poll(async () => addressIn(panel)).toBe(article);
    await panel.locator('button[type="submit"]').click();
    await panel.waitForSelector('.headline-good');
    expect(createCount(service)).toBe(1);
    expect(await panel.$('.link-name')).toBeNull();
    const view = { words: '', filter: 'all', host: null, order: 'newest' };
    expect(await tell(user, 'links.list', { ...view, from: 0, count: 9 })).toMatchObject({
      total: 0,
    });
  });
});

test.describe('where the addresses of tabs may be seen', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    extension: async ({}, use, testInfo) => {
      await use(await copyHolding(['tabs'], testInfo.outputPath('holding')));
    },
  });

  /** Bytes that the panel may hold after 50 pages more than before: less than the address, title and a drawing of each take. */
  const mostGrowth = 200_000;

  test('the form goes with 50 pages, without a request and without growing', async ({
    user,
    chromium,
    service,
  }) => {
    await (await user.connect()).close();
    await user.browser.openExtensionPage('sidepanel.html');
    const panel = await browserPage(chromium, 'sidepanel.html');
    const session = await panel.createCDPSession();
    const visitPages = async (from: number, end: number): Promise<number> => {
      for (let i = from; i < end; i += 1) {
        const url = `https://news.example/story-${i}`;
        await chromium.visit(url);
        await expect.poll(async () => addressIn(panel)).toBe(url);
      }
      return usedHeap(session);
    };
    const before = await visitPages(0, 10);
    // As it opens, the form lists the account's domains, as any form does.
    service.clearRequests();
    expect((await visitPages(10, 60)) - before).toBeLessThan(mostGrowth);
    expect(service.requests()).toEqual([]);
  });
});
