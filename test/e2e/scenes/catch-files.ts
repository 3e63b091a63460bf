import { mkdir, readdir, readFile } from 'node:fs/promises';

import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';
import { poll } from '../harness/poll.ts';

/**
 * Has the browser save files into a folder without asking.
 * @returns waits for a file whose name ends like this, and that is not empty, and gives its text
 */
export async function catchFiles(
  { puppeteer }: ChromiumBrowser,
  folder: string,
): Promise<(ending: string) => Promise<string>> {
  await mkdir(folder, { recursive: true });
  const session = await puppeteer.target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  return async (ending) => {
    return poll(`a file *${ending}`, async () => {
      const name = (await readdir(folder)).find((each) => each.endsWith(ending));
      // The browser takes the name with an empty file, and puts the whole one in its place.
      return (name && (await readFile(`${folder}/${name}`, 'utf8'))) || undefined;
    });
  };
}
