import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';
import { chromiumView } from '../harness/chromium/chromium-view.ts';
import { openPopup } from '../harness/chromium/open-popup.ts';
import { playScenery } from '../harness/chromium/scenery.ts';
import type { View } from '../harness/view.ts';

/** Goes to an address in one more window and clicks the toolbar button there. */
export async function openPopupInSecondWindow(
  { puppeteer, id }: ChromiumBrowser,
  url: string,
): Promise<View> {
  const page = await puppeteer.newPage({ type: 'window' });
  await playScenery(page);
  await page.goto(url);
  return chromiumView(await openPopup(puppeteer, id, page));
}
