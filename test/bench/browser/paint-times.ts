import type { CDPSession } from 'puppeteer-core';

import { evaluate } from './evaluate.ts';

/** When a page first showed something, and the largest thing in it, in milliseconds since 1970. */
export interface PaintTimes {
  readonly first: number;
  readonly largest: number;
}

/** @throws {Error} when the page has painted nothing within a while */
export function paintTimes(page: CDPSession): Promise<PaintTimes> {
  return evaluate(page, async () => {
    /** The last entry of its kind, also of those that were made before anybody looked. */
    const last = (type: string, name: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const observer = new PerformanceObserver((list) => {
          const entry = list.getEntries().findLast((candidate) => candidate.name === name);
          if (entry !== undefined) resolve(performance.timeOrigin + entry.startTime);
        });
        observer.observe({ type, buffered: true });
        setTimeout(() => reject(new Error(`The page has no ${type}.`)), 5000);
      });
    const [first, largest] = await Promise.all([
      last('paint', 'first-contentful-paint'),
      last('largest-contentful-paint', ''),
    ]);
    return { first, largest };
  });
}
