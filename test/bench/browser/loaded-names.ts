import type { CDPSession } from 'puppeteer-core';

/** The scripts and styles that a page of an extension has loaded so far, as paths in the extension. */
export async function loadedNames(page: CDPSession): Promise<string[]> {
  const { frameTree } = await page.send('Page.getResourceTree');
  return frameTree.resources
    .filter(({ type }) => type === 'Script' || type === 'Stylesheet')
    .map(({ url }) => new URL(url).pathname.slice(1));
}
