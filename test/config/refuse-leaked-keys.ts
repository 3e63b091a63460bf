import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FullConfig } from '@playwright/test';

/** Shaped like the keys, and the values of headers, that the local service draws. Those of each test are sought by its aftermath; this is for what comes after. */
const apiKey = /(?<![\da-f])[\da-f]{32}(?![\da-f])/;

/**
 * Looks through everything that the end-to-end tests left, once all of them are done.
 * @throws {Error} when a file holds such a secret, which fails the run
 */
export default async function refuseLeakedKeys({ projects }: FullConfig): Promise<void> {
  const leaks: string[] = [];
  for (const folder of new Set(projects.map(({ outputDir }) => outputDir))) {
    for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      if (apiKey.test(await readFile(file, 'latin1'))) leaks.push(file);
    }
  }
  if (leaks.length > 0) throw new Error(`A secret was left in: ${leaks.join(', ')}`);
}
