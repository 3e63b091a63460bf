import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const sumsFile = 'SHA256SUMS';

/** Writes the sums of all files of a folder into it, as `sha256sum --check` reads them. @returns the lines */
export async function writeChecksums(folder: string): Promise<string> {
  const sums = await checksums(folder);
  await writeFile(join(folder, sumsFile), sums);
  return sums;
}

/** @throws {Error} when a file of the folder is missing, is no longer what it was, or was added */
export async function verifyChecksums(folder: string): Promise<void> {
  const written = await readFile(join(folder, sumsFile), 'utf8').catch(() => undefined);
  if (written === undefined)
    throw new Error(`There is no release in ${folder}. Run \`npm run release\` first.`);
  if (written !== (await checksums(folder)))
    throw new Error(
      `${folder} was changed since its ${sumsFile} was written. Run \`npm run release\` anew.`,
    );
}

async function checksums(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name !== sumsFile).toSorted();
  const lines = await Promise.all(
    files.map(async (name) => {
      const hash = createHash('sha256').update(await readFile(join(folder, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    }),
  );
  return lines.join('');
}
