import { readFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

import type { FoundText } from './find-secret.ts';

/** The files that a test left in its folder, but for pictures. */
export async function savedTexts(folder: string): Promise<FoundText[]> {
  const texts: FoundText[] = [];
  for await (const entry of glob('**/*.{txt,json,html,md,log,zip,svg}', { cwd: folder }))
    texts.push({ where: entry, text: await readFile(join(folder, entry), 'latin1') });
  return texts;
}
