import { type CommandOptions, runCommand } from '../run-command.ts';
import { showProgress } from '../show-progress.ts';

/**
 * Runs a program with a sign of life every ten seconds, and says how long it took.
 * @param title what is done, such as `Packing Curtail for chrome`
 * @returns all it printed
 * @throws {Error} with the program's own words when it fails
 */
export async function runShown(
  title: string,
  command: readonly string[],
  options: CommandOptions = {},
): Promise<string> {
  const progress = showProgress(title);
  try {
    const { code, output } = await runCommand(command, { ...options, onOutput: progress.note });
    if (code !== 0) throw new Error(`${title} failed.\n${output.trim()}`);
    console.log(`${title}, ${progress.stop().toFixed(1)} s`);
    return output;
  } finally {
    progress.stop();
  }
}
