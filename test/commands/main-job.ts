import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { View } from '../e2e/harness/view.ts';
import type { OpenCurtail } from './open-curtail.ts';

/** What came of one click on the toolbar button. */
export interface MainJob {
  readonly longUrl: string;
  readonly shortUrl: string;
  /** The text on the clipboard afterwards. */
  readonly clipboard: string;
  /** Where the short link led. */
  readonly landedAt: string;
  /** From the click until the popup said that the link is copied. */
  readonly milliseconds: number;
}

/**
 * Does what Curtail is for, as a person would: goes to a page, clicks the toolbar button, follows
 * the link that is then on the clipboard.
 * @param folder where a picture of each stage is left
 * @throws {Error} with the popup's own words when it makes no link
 */
export async function doMainJob(
  { browser, service, page }: OpenCurtail,
  folder: string,
): Promise<MainJob> {
  await mkdir(folder, { recursive: true });
  const known = new Set(service.links().map(({ id }) => id));
  await browser.visit(page);
  await browser.tab.screenshot(join(folder, '1-page.png'));

  const clicked = performance.now();
  const popup = await browser.openPopup();
  await waitUntilCopied(popup, join(folder, '2-popup.png'));
  const milliseconds = performance.now() - clicked;
  await popup.screenshot(join(folder, '2-popup.png'));

  const made = service.links().find(({ id }) => !known.has(id));
  if (made === undefined) throw new Error('The popup says "Copied", but the service has no link.');
  const clipboard = await browser.clipboard();
  await browser.visit(clipboard);
  await browser.tab.screenshot(join(folder, '3-landed.png'));
  const landedAt = await browser.tab.url();
  return { longUrl: page, shortUrl: made.shortUrl, clipboard, landedAt, milliseconds };
}

async function waitUntilCopied(popup: View, picture: string): Promise<void> {
  try {
    await popup.waitForText('Copied');
  } catch (cause) {
    await popup.screenshot(picture);
    throw new Error(`The popup made no link. It says:\n${await popup.text()}`, { cause });
  }
}
