import { buildExtension } from './build-extension.ts';
import { openCurtail } from './open-curtail.ts';
import { provideChromium } from './provide-chromium.ts';
import { showMainJob } from './show-main-job.ts';
import { stayOpen } from './stay-open.ts';

try {
  await provideChromium();
  const extension = await buildExtension();
  const windowed = hasDisplay();
  await using curtail = await openCurtail(extension, windowed);
  await (windowed ? stayOpen(curtail) : showMainJob(curtail));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Whether a browser window can be shown: on Linux only where a display server says that it is there. */
function hasDisplay(): boolean {
  return (
    process.platform !== 'linux' ||
    Boolean(process.env['DISPLAY'] ?? '') ||
    Boolean(process.env['WAYLAND_DISPLAY'] ?? '')
  );
}
