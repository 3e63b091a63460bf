import { ChromiumBrowser } from '../e2e/harness/chromium/chromium-browser.ts';
import { buildExtension } from './build-extension.ts';
import { hasDisplay } from './has-display.ts';
import { openCurtail } from './open-curtail.ts';
import { provideChromium } from './provide-chromium.ts';
import { showMainJob } from './show-main-job.ts';
import { stayOpen } from './stay-open.ts';

try {
  await provideChromium();
  const extension = await buildExtension();
  const headless = !hasDisplay();
  await using curtail = await openCurtail(() => ChromiumBrowser.launch(extension, { headless }));
  await (headless ? showMainJob(curtail) : stayOpen(curtail));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
