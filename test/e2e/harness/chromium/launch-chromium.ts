import { launch } from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';

import { findBrowser } from '../find-browser.ts';
import { chromiumFlags } from './chromium-flags.ts';

export interface LaunchOptions {
  /** Shows no window: true unless set. */
  headless?: boolean;
  /** Flags beside the usual ones. */
  flags?: readonly string[];
  /** The variables that the browser starts with: those of this process unless set. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts Chromium with a fresh profile, which is deleted when it closes. Extensions are loaded into
 * it with `installExtension`.
 * @throws {Error} when there is no Chromium, Chrome or Edge
 */
export async function launchChromium({
  headless = true,
  flags = [],
  env = process.env,
}: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error('No browser found: install Chromium, Google Chrome or Microsoft Edge.');
  return launch({
    executablePath,
    headless,
    env: { ...env, LANGUAGE: 'en' },
    // Loading an extension through the protocol is allowed over a pipe only.
    pipe: true,
    enableExtensions: true,
    // A popup sizes itself, and a page has the size of its window.
    defaultViewport: null,
    args: [...chromiumFlags(), ...flags],
    ...(headless ? {} : { ignoreDefaultArgs: ['--enable-automation'] }),
  });
}
