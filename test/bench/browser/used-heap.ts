import type { CDPSession } from 'puppeteer-core';

/** What a page's JavaScript holds on to, after a collection of what it does not need, in bytes. */
export async function usedHeap(page: CDPSession): Promise<number> {
  await page.send('HeapProfiler.enable');
  // What the first one sets free may hold on to more.
  await page.send('HeapProfiler.collectGarbage');
  await page.send('HeapProfiler.collectGarbage');
  return (await page.send('Runtime.getHeapUsage')).usedSize;
}
