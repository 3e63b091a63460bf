import type { Page } from 'puppeteer-core';

import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';

/**
 * The open page of the extension with this file, for what a person sets or types beyond a view: colours, width, keys.
 * @throws {Error} when there is none
 */
export async function browserPage(
  { puppeteer, extensionOrigin }: ChromiumBrowser,
  file: 'popup.html' | 'options.html' | 'sidepanel.html',
): Promise<Page> {
  // A popup is a target like any other, but not among the browser's pages.
  const target = puppeteer
    .targets()
    .findLast((each) => each.url().startsWith(`${extensionOrigin}/${file}`));
  if (target === undefined) throw new Error(`No page ${file} is open.`);
  return target.asPage();
}
