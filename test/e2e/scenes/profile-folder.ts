import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a profile, gone with the test. */
export async function profileFolder(opened: AsyncDisposableStack): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'curtail-profile-'));
  opened.defer(async () => await rm(profile, { recursive: true, force: true, maxRetries: 3 }));
  return profile;
}

/** The files of a folder in whose bytes a text stands, in either of the spellings that browsers store text in. */
export async function filesWith(text: string, folder: string): Promise<string[]> {
  const spellings = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const content = await readFile(join(parentPath, name));
    if (spellings.some((spelling) => content.includes(spelling))) found.push(name);
  }
  return found;
}
