import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Sees to it that a program does not outlive this process, however that ends.
 * @returns ends the program, and comes back when it is gone
 */
export function endedWithUs(child: ChildProcess): () => Promise<void> {
  const kill = (): void => {
    child.kill();
  };
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    kill();
    await gone;
  };
}
