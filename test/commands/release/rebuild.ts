import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';

import { readZip } from './read-zip.ts';
import { runShown } from './run-shown.ts';
import { packageName, stores } from './stores.ts';

type Files = ReadonlyMap<string, Buffer>;

/**
 * Builds Curtail for each store out of nothing but the packed sources, as a reviewer would, in an empty folder.
 * @returns how many files came out the same
 * @throws {Error} naming the files that are not byte for byte those of the packages
 */
export async function rebuild(version: string, folder: string): Promise<number> {
  const read = async (content: Parameters<typeof packageName>[1]): Promise<Files> =>
    readZip(await readFile(join(folder, packageName(version, content))));
  const place = await mkdtemp(join(tmpdir(), 'curtail-sources-'));
  try {
    await unpack(await read('sources'), place);
    const install = ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
    await runShown('Installing the packages of the sources', install, { cwd: place });
    await runShown('Building from the sources', ['npm', 'run', 'build'], { cwd: place });
    let same = 0;
    for (const { browser } of stores) {
      const packed = await read(browser);
      const built = await filesIn(join(place, '.output', `${browser}-mv3`));
      const differing = differences(packed, built);
      if (differing.length > 0)
        throw new Error(
          `Built from the sources, these differ for ${browser}: ${differing.join(', ')}`,
        );
      same += packed.size;
    }
    return same;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** The files that only one side has, or that are not the same byte for byte. */
export function differences(one: Files, other: Files): readonly string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => {
    const [mine, theirs] = [one.get(name), other.get(name)];
    return mine === undefined || theirs === undefined || !mine.equals(theirs);
  });
}

async function unpack(files: Files, folder: string): Promise<void> {
  for (const [name, content] of files) {
    const path = join(folder, name);
    if (relative(folder, path).startsWith('..'))
      throw new Error(`${name} leads out of the folder.`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(
    async (path) => [relative(folder, path).replaceAll(sep, '/'), await readFile(path)] as const,
  );
  return new Map(await Promise.all(files));
}
