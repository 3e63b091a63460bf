import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { runShown } from './run-shown.ts';
import { packageName, stores } from './stores.ts';

/**
 * Builds Curtail for each store, and packs it and its sources into a folder that is emptied before.
 * @returns the packages' names
 */
export async function packExtension(version: string, folder: string): Promise<readonly string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { browser } of stores)
    await runShown(`Packing Curtail for ${browser}`, ['wxt', 'zip', '--browser', browser, '--mv3']);
  const contents = [...stores.map(({ browser }) => browser), 'sources'] as const;
  const names = contents.map((content) => packageName(version, content));
  for (const name of names) await copyFile(join('.output', name), join(folder, name));
  return names;
}
