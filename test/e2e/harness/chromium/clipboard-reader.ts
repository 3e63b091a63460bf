import type { Browser, Page } from 'puppeteer-core';

import { playScenery } from './scenery.ts';

const origin = 'https://clipboard-reader.example';

/**
 * Opens a tab in the background that reads the clipboard, and takes no focus: a popup that is open
 * stays so.
 */
export async function openClipboardReader(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ background: true });
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

export const writeClipboardText = (reader: Page, text: string): Promise<void> =>
  reader.evaluate((value) => navigator.clipboard.writeText(value), text);
