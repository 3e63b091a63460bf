import { runCommand } from './command-line/run-command.ts';
import { usage, UsageError } from './command-line/usage.ts';

try {
  await runCommand(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${reason}\n${error instanceof UsageError ? `\n${usage}` : ''}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
