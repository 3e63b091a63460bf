import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';

/**
 * Installs packages of Debian, where apt-get is there and permitted.
 * @returns undefined when they are installed, else the reason why not, a sentence
 */
export async function aptGetInstall(...packages: readonly string[]): Promise<string | undefined> {
  const prefix = await permission();
  if (prefix === undefined) return 'apt-get is missing here, or not permitted.';
  const names = packages.join(', ');
  const progress = showProgress(`Installing ${names} (apt-get)`);
  console.log(`Installing ${names} (apt-get) …`);
  const aptGet = async (...args: string[]) =>
    await runCommand([...prefix, 'apt-get', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      onOutput: progress.note,
    });
  // An index that is partly out of reach may still hold the packages.
  await aptGet('update');
  const { code, output } = await aptGet('install', '--yes', '--no-install-recommends', ...packages);
  const seconds = progress.stop();
  if (code !== 0) return `apt-get could not install ${names}: ${output.trim().slice(-300)}`;
  console.log(`${names} installed, ${seconds.toFixed(0)} s`);
  return undefined;
}

/** What to put before apt-get: nothing for root, else sudo if it asks for no password. */
async function permission(): Promise<readonly string[] | undefined> {
  if (process.platform !== 'linux' || !(await runs(['apt-get', '--version']))) return undefined;
  if (process.getuid?.() === 0) return [];
  return (await runs(['sudo', '--non-interactive', 'true']))
    ? ['sudo', '--non-interactive']
    : undefined;
}

async function runs(command: readonly string[]): Promise<boolean> {
  try {
    return (await runCommand(command)).code === 0;
  } catch {
    return false;
  }
}
