import { readdir, readFile } from 'node:fs/promises';

/** The ids of a process and all its descendants. */
export async function family(root: number): Promise<number[]> {
  const parents = await parentsOfAll();
  const members = new Set([root]);
  for (let before = 0; before !== members.size;) {
    before = members.size;
    for (const [id, parent] of parents) if (members.has(parent)) members.add(id);
  }
  return [...members];
}

/** The ids of the processes that a browser runs its extensions in, pages and workers alike. */
export async function extensionProcesses(browser: number): Promise<number[]> {
  const members = await family(browser);
  const commands = await Promise.all(
    members.map((id) => readOrBlank(`/proc/${String(id)}/cmdline`)),
  );
  // A process that was forked names its arguments in one text.
  return members.filter((_, index) =>
    /(?<![^\0 ])--extension-process(?![^\0 ])/u.test(commands[index] ?? ''),
  );
}

/**
 * The memory that a process has for itself alone, in bytes: what would be free without it.
 * @throws {Error} when it has gone, or where there is no /proc
 */
export async function privateMemory(id: number): Promise<number> {
  const lines = (await readFile(`/proc/${String(id)}/smaps_rollup`, 'utf8')).split('\n');
  const kibibytes = lines
    .filter((line) => /^Private_(?:Clean|Dirty):/u.test(line))
    .map((line) => Number(/\d+/u.exec(line)?.[0]));
  if (kibibytes.length === 0) throw new Error('The kernel does not tell the memory of a process.');
  return 1024 * kibibytes.reduce((sum, size) => sum + size, 0);
}

/** What a file of /proc holds; nothing when what it tells of has gone. */
export const readOrBlank = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => '');

async function parentsOfAll(): Promise<[number, number][]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  return await Promise.all(ids.map(async (id) => [Number(id), await parentOf(id)]));
}

/** @returns 0 for a process that has gone */
async function parentOf(id: string): Promise<number> {
  const status = await readOrBlank(`/proc/${id}/stat`);
  // The program's name stands in brackets before it, and may hold anything.
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}
