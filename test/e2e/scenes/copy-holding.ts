import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { builtExtension } from '../harness/built-extension.ts';

/**
 * A copy of the build for Chromium that holds optional permissions from the start. Without a display nobody can answer the
 * browser's question for them.
 * @returns the folder
 */
export async function copyHolding(permissions: readonly string[], folder: string): Promise<string> {
  await cp(builtExtension('chrome'), folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as {
    permissions: string[];
    optional_permissions: string[];
  };
  manifest.permissions.push(...permissions);
  manifest.optional_permissions = manifest.optional_permissions.filter(
    (name) => !permissions.includes(name),
  );
  await writeFile(file, JSON.stringify(manifest));
  return folder;
}
