import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';

/** From now on, the extension speaks by this catalogue, whatever the browser's own language is. */
export async function speak(chromium: ChromiumBrowser, catalogue: unknown): Promise<void> {
  const file = join(chromium.folder, '_locales', 'en', 'messages.json');
  await writeFile(file, JSON.stringify(catalogue));
  await chromium.update();
}
