import type { ChromiumBrowser } from '../../e2e/harness/chromium/chromium-browser.ts';
import { patience } from '../../e2e/harness/poll.ts';

/** Opens a tab behind the others; one that was in front may come there again by itself. */
export async function openInBackground(browser: ChromiumBrowser, url: string): Promise<void> {
  const page = await browser.openExtensionPage('manifest.json');
  await page.evaluate(async (address) => {
    await chrome.tabs.create({ url: address, active: false });
  }, url);
  await browser.puppeteer.waitForTarget((target) => target.url() === url, { timeout: patience });
  await page.close();
}
