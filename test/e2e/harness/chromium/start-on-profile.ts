import { builtExtension } from '../built-extension.ts';
import { Backstage } from './backstage.ts';
import { ChromiumBrowser } from './chromium-browser.ts';
import { launchChromium } from './launch-chromium.ts';

/** Starts Chromium with the extension on a profile that outlives it. @param profile its folder */
export async function startOnProfile(profile: string): Promise<ChromiumBrowser> {
  const extension = builtExtension('chrome');
  const puppeteer = await launchChromium({
    flags: [`--user-data-dir=${profile}`, `--load-extension=${extension}`],
  });
  const worker = await puppeteer.waitForTarget((target) => target.url().endsWith('/background.js'));
  const loaded = new URL(worker.url()).host;
  const page = await puppeteer.newPage();
  const backstage = new Backstage(puppeteer);
  const giveBack = (): Promise<void> => puppeteer.close();
  return ChromiumBrowser.begin({ puppeteer, backstage, page, extension, loaded, giveBack });
}
