import { TargetType } from 'puppeteer-core';

import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';

/**
 * Takes the network away from the extension's background, as a cable that is pulled does.
 * @returns gives it back
 * @throws {Error} when the background is asleep
 */
export async function goOffline({
  puppeteer,
  extensionOrigin,
}: ChromiumBrowser): Promise<() => Promise<void>> {
  const worker = puppeteer
    .targets()
    .find(
      (each) => each.type() === TargetType.SERVICE_WORKER && each.url().startsWith(extensionOrigin),
    );
  if (worker === undefined) throw new Error('The background is asleep.');
  const session = await worker.createCDPSession();
  const set = (offline: boolean): Promise<void> =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await session.send('Network.enable');
  await set(true);
  return async () => {
    await set(false);
    await session.detach();
  };
}
