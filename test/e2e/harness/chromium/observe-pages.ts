import { TargetType } from 'puppeteer-core';
import type { Browser, Target } from 'puppeteer-core';

import type { Observation } from '../observation.ts';
import { observeSession } from './observe-session.ts';

/**
 * Notes what every page says from now on, popups among them.
 * @returns ends it
 */
export function observePages(browser: Browser, observations: Observation[]): () => void {
  const observe = (target: Target): void => {
    if (target.type() === TargetType.PAGE) void observePage(target, observations);
  };
  browser.targets().forEach(observe);
  browser.on('targetcreated', observe);
  return () => {
    browser.off('targetcreated', observe);
  };
}

async function observePage(target: Target, observations: Observation[]): Promise<void> {
  // A page may be gone before one can ask for its session.
  const session = await target.createCDPSession().catch(() => undefined);
  if (session !== undefined) await observeSession(session, () => target.url(), observations);
}
