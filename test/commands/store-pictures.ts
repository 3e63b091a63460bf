import { existsSync } from 'node:fs';

import { buildExtension } from './build-extension.ts';
import { provideChromium } from './provide-chromium.ts';
import { provideFonts } from './provide-fonts.ts';
import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';

/** Where the captions stand, in a file for each language. */
const listing = '.github/store/listing';

try {
  if (!existsSync(listing)) throw new Error(`The captions are missing: ${listing}`);
  await provideChromium();
  const env = await provideFonts();
  await buildExtension();
  const progress = showProgress('Pictures of each language');
  const config = '--config=test/config/pictures.config.ts';
  const command = ['playwright', 'test', config, 'store.spec'];
  const { code, output } = await runCommand(command, { env, onOutput: progress.note });
  progress.stop();
  if (code !== 0) throw new Error(output.trim());
  console.log('Pictures of the stores: test-output/store');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
