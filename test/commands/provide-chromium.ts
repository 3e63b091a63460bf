import { findBrowser } from '../e2e/harness/find-browser.ts';
import { aptGetInstall } from './apt-get.ts';
import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';

/**
 * Sees to it that there is a Chromium, Chrome or Edge: the system's, else Debian's package, else
 * Playwright's download.
 * @throws {Error} saying what to install, when none of them can be had
 */
export async function provideChromium(): Promise<void> {
  if (findBrowser() !== undefined) return;
  await aptGetInstall('chromium');
  if (findBrowser() !== undefined) return;
  await downloadChromium();
  if (findBrowser() === undefined)
    throw new Error('No browser found: install Chromium, Google Chrome or Microsoft Edge.');
}

async function downloadChromium(): Promise<void> {
  const title = 'Installing Chromium (playwright)';
  console.log(`${title} …`);
  const progress = showProgress(title);
  await runCommand(['playwright', 'install', 'chromium'], { onOutput: progress.note });
  progress.stop();
}
