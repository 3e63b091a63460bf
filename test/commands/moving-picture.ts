import { readFile } from 'node:fs/promises';

import { aptGetInstall } from './apt-get.ts';
import { buildExtension } from './build-extension.ts';
import { provideChromium } from './provide-chromium.ts';
import { provideFonts } from './provide-fonts.ts';
import { runCommand } from './run-command.ts';

const picture = '.github/copied.webp';

try {
  await provideChromium();
  const env = await provideFonts();
  await buildExtension();
  await run(['playwright', 'test', '--config=test/config/pictures.config.ts', 'moving.spec'], env);
  const list = await readFile('test-output/moving/moments.txt', 'utf8');
  await join(list.split(/\s/));
  console.log(`One click as a moving picture: ${picture}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Joins frames to a picture that plays again and again. */
async function join(frames: readonly string[]): Promise<void> {
  const command = ['img2webp', '-loop', '0', '-m', '6', '-lossless', ...frames];
  const joining = async () => run([...command, '-o', picture]);
  await joining().catch(async () => {
    await aptGetInstall('webp');
    await joining();
  });
}

/** @throws {Error} with the words of the program that failed */
async function run(command: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { code, output } = await runCommand(command, { env });
  if (code !== 0) throw new Error(`${command[0] ?? ''} failed.\n${output.trim()}`);
}
