import { mkdir, readdir, readFile } from 'node:fs/promises';

import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';
import { poll } from '../harness/poll.ts';

/**
 * Has the browser save files into a folder without asking.
 * @returns waits for a file whose name ends like this, and gives its text
 */
export async function catchFiles(
  { puppeteer }: ChromiumBrowser,
  folder: string,
): Promise<(ending: string) => Promise<string>> {
  await mkdir(folder, { recursive: true });
  const session = await puppeteer.target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  return async (ending) => {
    const name = await poll(`a file *${ending}`, async () =>
      (await readdir(folder)).find((each) => each.endsWith(ending)),
    );
    return readFile(`${folder}/${name}`, 'utf8');
  };
}
