import type { Browser, Page } from 'puppeteer-core';

import { openHiddenPage } from './hidden-page.ts';
import { playScenery } from './scenery.ts';

const origin = 'https://clipboard-reader.example';

/** Opens a page that nobody sees, and that may use the clipboard. */
export async function openClipboardReader(browser: Browser): Promise<Page> {
  const page = await openHiddenPage(browser, 'about:blank');
  await playScenery(page);
  await page.goto(`${origin}/`);
  await browser.defaultBrowserContext().setPermission(origin, {
    permission: { name: 'clipboard-read' },
    state: 'granted',
  });
  await page.emulateFocusedPage(true);
  return page;
}

/** The text on the clipboard; empty when it holds none. */
export const readClipboardText = (reader: Page): Promise<string> =>
  reader.evaluate(() => navigator.clipboard.readText());

/** The media types on the clipboard, such as `text/plain` or `image/png`. */
export const readClipboardTypes = (reader: Page): Promise<string[]> =>
  reader.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));

/** The rich text on the clipboard, as HTML; empty when it holds none. */
export const readClipboardHtml = (reader: Page): Promise<string> =>
  reader.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const isRich = item?.types.includes('text/html') ?? false;
    return isRich ? ((await (await item?.getType('text/html'))?.text()) ?? '') : '';
  });

export const writeClipboardText = (reader: Page, text: string): Promise<void> =>
  reader.evaluate((value) => navigator.clipboard.writeText(value), text);
