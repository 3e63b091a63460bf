import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { CDPSession } from 'puppeteer-core';

/**
 * The scripts and styles that a page of an extension has loaded so far, each compressed by itself, in bytes.
 * @param folder the extension's
 */
export async function loadedBytes(page: CDPSession, folder: string): Promise<number> {
  const { urls, styles } = await loaded(page);
  const paths = urls
    .filter((url) => url.startsWith('chrome-extension://'))
    .map((url) => decodeURIComponent(new URL(url).pathname))
    .filter((path) => !path.endsWith('.html'));
  const contents = [...new Set(paths)].map((path) => readFile(join(folder, path)));
  return [...styles, ...(await Promise.all(contents))].reduce(
    (sum, content) => sum + gzipSync(content, { level: 9 }).length,
    0,
  );
}

/** What is in use, as the list of what was fetched lacks whatever the browser's cache let go of, and the styles that stand in the page. */
async function loaded(page: CDPSession): Promise<{ urls: string[]; styles: string[] }> {
  const urls: string[] = [];
  const inline: string[] = [];
  // Both tell of what there is before they answer.
  page.on('Debugger.scriptParsed', ({ url }) => urls.push(url));
  page.on('CSS.styleSheetAdded', ({ header: { ownerNode, isInline, sourceURL, styleSheetId } }) => {
    if (isInline && ownerNode !== undefined) inline.push(styleSheetId);
    else urls.push(sourceURL);
  });
  await page.send('Debugger.enable');
  await page.send('DOM.enable');
  await page.send('CSS.enable');
  const styles: string[] = [];
  for (const styleSheetId of inline)
    styles.push((await page.send('CSS.getStyleSheetText', { styleSheetId })).text);
  await page.send('CSS.disable');
  await page.send('Debugger.disable');
  return { urls, styles };
}
