import type { Page } from 'puppeteer-core';

import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';

/**
 * The open page of the extension with this file, for what a person sets or types beyond a view: colours, width, keys.
 * @throws {Error} when there is none
 */
export async function browserPage(
  { puppeteer, extensionOrigin }: ChromiumBrowser,
  file: 'popup.html' | 'options.html',
): Promise<Page> {
  const pages = await puppeteer.pages();
  const page = pages.findLast((each) => each.url().startsWith(`${extensionOrigin}/${file}`));
  if (page === undefined) throw new Error(`No page ${file} is open.`);
  return page;
}
