import type { ChromiumBrowser } from '../../e2e/harness/chromium/chromium-browser.ts';
import { chromiumView } from '../../e2e/harness/chromium/chromium-view.ts';
import { patience } from '../../e2e/harness/poll.ts';
import type { View } from '../../e2e/harness/view.ts';

/** The popup, once it is open, whoever opened it. */
export async function openedPopup({ puppeteer, extensionOrigin }: ChromiumBrowser): Promise<View> {
  const address = `${extensionOrigin}/popup.html`;
  const popup = await puppeteer.waitForTarget((target) => target.url() === address, {
    timeout: patience,
  });
  return chromiumView(await popup.asPage());
}
