import { readdir } from 'node:fs/promises';

import { family, readOrBlank } from './processes.ts';

/** The CPU time that each thread has used so far, in nanoseconds, by process and thread. */
export type CpuTimes = ReadonlyMap<string, number>;

/**
 * What a process and all its descendants have used so far. The kernel's scheduler counts it thread by thread in nanoseconds;
 * what the browser tells of itself has steps of ten milliseconds.
 * @throws {Error} where there is no /proc
 */
export async function readCpuTimes(root: number): Promise<CpuTimes> {
  const threads = await Promise.all((await family(root)).map(threadsOf));
  const times = threads.flat().map(async (thread) => {
    const [used] = (await readOrBlank(`/proc/${thread}/schedstat`)).split(' ');
    return [thread, Number(used)] as const;
  });
  return new Map(await Promise.all(times));
}

/**
 * What was used between two readings, in milliseconds. A thread that began in between counts as a whole; one that ended, and
 * whatever it did last, cannot be told any more and counts as nothing.
 */
export function cpuBetween(before: CpuTimes, after: CpuTimes): number {
  const grown = [...after].map(([thread, used]) => Math.max(0, used - (before.get(thread) ?? 0)));
  return grown.reduce((sum, used) => sum + used, 0) / 1e6;
}

async function threadsOf(id: number): Promise<string[]> {
  const threads = await readdir(`/proc/${String(id)}/task`).catch(() => []);
  return threads.map((thread) => `${String(id)}/task/${thread}`);
}
