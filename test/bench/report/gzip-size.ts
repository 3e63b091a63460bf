import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { loadedFiles } from '../../commands/loaded-files.ts';

const sizeOf = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** The scripts and styles that the popup loads before its code asks for more, gzip, in bytes, read off the files. */
export async function gzipAtStart(built: string): Promise<number> {
  const files = await loadedFiles(built, 'popup.html');
  return [...files.values()].reduce((sum, content) => sum + sizeOf(content), 0);
}

/** The same of files that a popup did load, but for those that draw the QR code. */
export async function gzipOf(built: string, loaded: readonly string[]): Promise<number> {
  const beforeQr = loaded.filter((path) => !/(?:^|\/)qr-/u.test(path));
  const contents = await Promise.all(beforeQr.map((path) => readFile(join(built, path))));
  return contents.reduce((sum, content) => sum + sizeOf(content), 0);
}
