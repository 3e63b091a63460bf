import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';
import type { View } from '../harness/view.ts';

/** A page of another extension, which has no permission at all. @param folder where to put it */
export async function openStranger(chromium: ChromiumBrowser, folder: string): Promise<View> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'manifest.json'),
    '{"manifest_version": 3, "name": "Stranger", "version": "1"}',
  );
  await writeFile(join(folder, 'page.html'), '<!doctype html><title>Stranger</title>');
  return chromium.openStranger(folder, 'page.html');
}
