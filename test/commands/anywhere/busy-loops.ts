import { spawn } from 'node:child_process';

/** It ends with the process that started it, however that ends. */
const loop = 'const parent = process.ppid; while (process.ppid === parent);';

/** Keeps the cores busy with so many processes. @returns what ends them */
export function startBusyLoops(count: number): () => void {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', loop], { stdio: 'ignore' }),
  );
  return () => {
    for (const started of loops) started.kill('SIGKILL');
  };
}
