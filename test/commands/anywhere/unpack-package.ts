import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { runCommand } from '../run-command.ts';

/**
 * Unpacks a package of Debian into a folder of its own: nothing is installed, so that the next test finds the machine as it was.
 * @param folder keeps what was unpacked before
 * @returns the folder that stands for the root of the file system; undefined when the package cannot be had
 */
export async function unpackPackage(folder: string, name: string): Promise<string | undefined> {
  const unpacked = join(folder, name);
  if (existsSync(unpacked)) return unpacked;
  const fresh = join(folder, `${name}.fresh`);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  console.log(`Getting ${name} (apt-get) …`);
  try {
    await aptGet(folder, fresh, 'update');
    await aptGet(folder, fresh, 'download', name);
    const [archive = ''] = await readdir(fresh);
    await run(['dpkg-deb', '--extract', archive, '.'], fresh);
  } catch {
    return undefined;
  }
  await rename(fresh, unpacked);
  return unpacked;
}

/** With lists of its own: those of the machine belong to root, and may not be there. */
async function aptGet(folder: string, cwd: string, ...args: readonly string[]): Promise<void> {
  const lists = join(folder, 'apt', 'lists');
  const cache = join(folder, 'apt', 'cache');
  await mkdir(join(lists, 'partial'), { recursive: true });
  await mkdir(join(cache, 'archives', 'partial'), { recursive: true });
  const options = ['-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${cache}`];
  await run(['apt-get', ...options, ...args], cwd);
}

async function run(command: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand(command, { cwd });
  if (code !== 0) throw new Error(output.trim().slice(-300));
}
