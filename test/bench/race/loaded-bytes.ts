import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { CDPSession } from 'puppeteer-core';

const types: ReadonlySet<string> = new Set(['Script', 'Stylesheet']);

/**
 * The scripts and styles that a page of an extension has loaded so far, each compressed by itself, in bytes.
 * @param folder the extension's
 */
export async function loadedBytes(page: CDPSession, folder: string): Promise<number> {
  const { frameTree } = await page.send('Page.getResourceTree');
  const paths = frameTree.resources
    .filter(({ type, url }) => types.has(type) && url.startsWith('chrome-extension://'))
    .map(({ url }) => decodeURIComponent(new URL(url).pathname));
  const contents = [...new Set(paths)].map((path) => readFile(join(folder, path)));
  return (await Promise.all(contents)).reduce(
    (sum, content) => sum + gzipSync(content, { level: 9 }).length,
    0,
  );
}
