import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the built extension is made of. */
const sources = [
  'components',
  'entrypoints',
  'lib',
  'public',
  'package-lock.json',
  'tsconfig.json',
  'wxt.config.ts',
];

/**
 * Whether a built extension is younger than everything that it is made of.
 * @param folder the built extension
 */
export async function extensionIsFresh(folder: string): Promise<boolean> {
  const built = await changedAt(join(folder, 'manifest.json'));
  const changes = await Promise.all(sources.map(lastChange));
  return built > Math.max(...changes);
}

/** The last change of a file, or of anything in a folder, the folder's own list included. */
async function lastChange(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true }).catch(() => []);
  const changes = await Promise.all(
    [path, ...entries.map((entry) => join(path, entry))].map(changedAt),
  );
  return Math.max(...changes);
}

/** 0 for what is not there. */
async function changedAt(path: string): Promise<number> {
  return await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
