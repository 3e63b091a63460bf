import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';

import type { Page } from 'puppeteer-core';

/** Where pictures of screens are kept for people to look at, run after run. */
const folder = join(import.meta.dirname, '..', '..', '..', 'test-output', 'screens');

/** Whether somebody wants pictures: hundreds take their time. */
export const arePicturesKept = env['KEEP_PICTURES'] !== undefined;

/** Keeps a picture of all of a page, as far as it can be scrolled; only where somebody wants pictures. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!arePicturesKept) return;
  // Taking more than the window takes twice as long, and the window of a popup cannot be made larger for it.
  const fullPage = await page.evaluate(() => {
    scrollTo(0, 0);
    return (
      !location.pathname.endsWith('/popup.html') &&
      document.documentElement.scrollHeight > innerHeight
    );
  });
  await mkdir(folder, { recursive: true });
  // What is read from the right is drawn out of place beyond the viewport.
  await page.screenshot({
    path: join(folder, `${name}.png`),
    fullPage,
    optimizeForSpeed: true,
    captureBeyondViewport: false,
  });
}
