import { spawn } from 'node:child_process';

/** Keeps the cores busy with so many processes. @returns what ends them */
export function startBusyLoops(count: number): () => void {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
