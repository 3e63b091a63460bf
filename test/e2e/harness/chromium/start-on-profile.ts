import { once } from 'node:events';

import type { Browser } from 'puppeteer-core';

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
  const giveBack = (): Promise<void> => quit(puppeteer);
  return ChromiumBrowser.begin({ puppeteer, backstage, page, extension, loaded, giveBack });
}

/**
 * Closes a browser, and waits until it has written what it keeps. By itself puppeteer kills one that ends before its answer is
 * read, and then what was allowed within the last ten seconds is not in the profile.
 */
async function quit(puppeteer: Browser): Promise<void> {
  const process = puppeteer.process();
  // One that crashed has nothing left to write.
  if (process === null || process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  const session = await puppeteer.target().createCDPSession();
  // It may be gone before it has answered.
  await session.send('Browser.close').catch(() => undefined);
  await ended;
}
