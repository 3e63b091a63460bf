import { extensionIsFresh } from './extension-is-fresh.ts';
import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';

const folder = '.output/chrome-mv3';

/**
 * Builds the extension for Chrome unless it is fresh.
 * @returns the folder it is in
 * @throws {Error} with the builder's own words
 */
export async function buildExtension(): Promise<string> {
  if (await extensionIsFresh(folder)) return folder;
  const progress = showProgress('Building the extension');
  const { code, output } = await runCommand(['wxt', 'build', '--browser', 'chrome', '--mv3'], {
    onOutput: progress.note,
  });
  const seconds = progress.stop();
  if (code !== 0) throw new Error(`The extension could not be built.\n${output.trim()}`);
  console.log(`Extension built, ${seconds.toFixed(1)} s`);
  return folder;
}
