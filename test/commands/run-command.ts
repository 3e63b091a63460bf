import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a command left behind: its exit code (1 when a signal ended it) and all it printed. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

export interface CommandOptions {
  /** Added to this process's own environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** The folder to run in: this process's own unless set. */
  readonly cwd?: string;
  /** Told every piece of output as it comes. */
  readonly onOutput?: (text: string) => void;
}

/** Runs a program of the path to its end. Rejects only when it cannot be started at all. */
export async function runCommand(
  [program = '', ...args]: readonly string[],
  { env = {}, cwd, onOutput }: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    cwd,
    // npm's own launchers on Windows are scripts, which only a shell starts.
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(text);
    });
  }
  const [code]: unknown[] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : 1, output };
}
