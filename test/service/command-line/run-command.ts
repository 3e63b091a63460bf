import { register } from './register.ts';
import { serve } from './serve.ts';
import { usage, UsageError } from './usage.ts';

/**
 * Carries out what was typed. Rejects with a UsageError when the arguments make no sense, and with
 * an Error that says why when the work itself fails.
 * @param args what stands behind the name of the program
 */
export async function runCommand(
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const [verb, ...rest] = args;
  if (verb === '--help' || rest.includes('--help')) print(usage);
  else if (verb === 'serve') await serve(rest, print);
  else if (verb === 'register') register(rest, print);
  else throw new UsageError(verb === undefined ? 'Say what to do.' : `There is no verb "${verb}".`);
}
