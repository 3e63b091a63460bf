import { readdir, readFile } from 'node:fs/promises';

/**
 * The CPU time that a process and all its descendants have used so far, in milliseconds. The kernel's
 * scheduler counts it thread by thread in nanoseconds; a thread that ended is not counted any more.
 * @throws {Error} where there is no /proc
 */
export async function cpuTime(root: number): Promise<number> {
  const times = await Promise.all((await family(root)).map(timeOfProcess));
  return sum(times) / 1e6;
}

/** A process and its descendants. */
async function family(root: number): Promise<number[]> {
  const parents = await parentsOfAll();
  const members = new Set([root]);
  for (let before = 0; before !== members.size;) {
    before = members.size;
    for (const [id, parent] of parents) if (members.has(parent)) members.add(id);
  }
  return [...members];
}

async function parentsOfAll(): Promise<[number, number][]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  return await Promise.all(ids.map(async (id) => [Number(id), await parentOf(id)]));
}

/** @returns 0 for a process that has gone */
async function parentOf(id: string): Promise<number> {
  const status = await readGone(`/proc/${id}/stat`);
  // The program's name stands in brackets before it, and may hold anything.
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

async function timeOfProcess(id: number): Promise<number> {
  const threads = await readdir(`/proc/${String(id)}/task`).catch(() => []);
  const times = await Promise.all(
    threads.map((thread) => readGone(`/proc/${String(id)}/task/${thread}/schedstat`)),
  );
  return sum(times.map((time) => Number(time.split(' ')[0])));
}

/** What a file of /proc holds; nothing when what it tells of has gone. */
const readGone = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
