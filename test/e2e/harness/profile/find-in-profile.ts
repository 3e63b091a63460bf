import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { contentOfLog, contentOfTable, isWholeTable } from './leveldb.ts';
import { spellingsOf } from './spellings.ts';

/** A text that is in a file of the profile. */
export interface Left {
  /** Its path in the profile. */
  file: string;
  text: string;
  /** How it is spelled there. */
  as: string;
}

/**
 * Searches every file of a browser's profile for texts, as bytes, under every spelling that stores and browsers use. Databases
 * are looked into: their files hold parts packed, cut, or without the beginning that they share with a neighbour.
 */
export async function findInProfile(folder: string, texts: readonly string[]): Promise<Left[]> {
  const wanted = texts.flatMap((text) =>
    [...spellingsOf(text)].map(([as, bytes]) => ({ text, as, bytes })),
  );
  const found: Left[] = [];
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytesOfFile = await readFile(path).catch(() => Buffer.alloc(0));
    const contents = contentsOf(path, bytesOfFile);
    const isFound = (bytes: Buffer): boolean => contents.some((each) => each.includes(bytes));
    const file = relative(folder, path);
    for (const { text, as, bytes } of wanted) if (isFound(bytes)) found.push({ file, text, as });
    // What it holds is known once it is written: until then it may hold any of them.
    if (isTable(path) && bytesOfFile.length > 0 && !isWholeTable(bytesOfFile))
      found.push({ file, text: '', as: 'a table that is being written' });
  }
  return found;
}

/** The file as it is, and what is in it. */
function contentsOf(path: string, file: Buffer): Buffer[] {
  if (/[/\\]\d+\.log$/.test(path)) return [file, contentOfLog(file)];
  return isTable(path) && isWholeTable(file) ? [file, contentOfTable(file)] : [file];
}

const isTable = (path: string): boolean => /[/\\]\d+\.ldb$/.test(path);
