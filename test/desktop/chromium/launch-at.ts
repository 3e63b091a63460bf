import { ChromiumBrowser } from '../../e2e/harness/chromium/chromium-browser.ts';
import { screenSize, type Display } from '../display/open-display.ts';
import { pinButton } from './pin-button.ts';

/** Fills the display, whose browser windows have no frame: there is nobody to draw one. */
export const windowFlags: readonly string[] = [
  '--ozone-platform=x11',
  '--window-position=0,0',
  `--window-size=${String(screenSize.width)},${String(screenSize.height)}`,
];

/** Starts Chromium on a display, with the unpacked extension in this folder and its button on the toolbar. */
export async function launchAt(
  { env }: Pick<Display, 'env'>,
  extension: string,
): Promise<ChromiumBrowser> {
  const browser = await ChromiumBrowser.launch(extension, {
    headless: false,
    env,
    flags: windowFlags,
  });
  await pinButton(browser.puppeteer, browser.id);
  return browser;
}
