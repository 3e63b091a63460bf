import { TargetType } from 'puppeteer-core';
import type { Browser, Target } from 'puppeteer-core';

/** The extension's service worker, if it is awake. */
export const findWorker = (browser: Browser, id: string): Target | undefined =>
  browser
    .targets()
    .find(
      (target) =>
        target.type() === TargetType.SERVICE_WORKER &&
        target.url().startsWith(`chrome-extension://${id}/`),
    );

/**
 * Stops the extension's service worker, as the browser does with one that is idle, whatever it is
 * about. Comes back when it is gone; at once when it was asleep.
 */
export async function killWorker(browser: Browser, id: string): Promise<void> {
  const target = findWorker(browser, id);
  const worker = await target?.worker();
  if (target === undefined || !worker) return;
  const gone = Promise.withResolvers<void>();
  const onGone = (other: Target): void => {
    if (other === target) gone.resolve();
  };
  browser.on('targetdestroyed', onGone);
  await worker.close();
  await gone.promise;
  browser.off('targetdestroyed', onGone);
}
