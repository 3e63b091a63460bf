import type { CDPSession } from 'puppeteer-core';

import { patience } from '../../e2e/harness/poll.ts';
import type { LoggedRequest } from '../../service/start-service.ts';
import { evaluate } from '../browser/evaluate.ts';
import type { ScreenMarks, Sight } from '../stage/screen-probe.ts';

/** What the probe has noted so far. */
export const marksOf = (page: CDPSession): Promise<ScreenMarks> =>
  evaluate(page, () => benchScreens);

/** Has the probe forget what it noted. */
export const forgetMarks = (page: CDPSession): Promise<void> =>
  evaluate(page, () => {
    benchScreens.sights.length = 0;
    benchScreens.turns.length = 0;
  });

/**
 * Waits, in the page, until rows are seen and painted.
 * @param like what else is to be seen with them
 * @throws {Error} when they have not come up in time
 */
export function rowsSeen(
  page: CDPSession,
  like: Partial<Pick<Sight, 'screen' | 'progress'>> = {},
): Promise<Sight> {
  const work = async ({ screen, progress }: typeof like, within: number): Promise<Sight> => {
    const end = performance.now() + within;
    for (;;) {
      const found = benchScreens.sights.find(
        (sight) =>
          sight.painted > 0 &&
          sight.rows > 0 &&
          (screen ?? sight.screen) === sight.screen &&
          (progress ?? sight.progress) === sight.progress,
      );
      if (found !== undefined) return found;
      if (performance.now() > end) throw new Error(`No rows. It says: ${document.body.innerText}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  };
  return evaluate(page, work, like, patience);
}

/**
 * When a request reached the service, in milliseconds since 1970. What is measured from here has the service's own time
 * in it, a few milliseconds: when it had written the answer it knows too late, as pages may have drawn it by then.
 * @throws {Error} when it was not answered well
 */
export function requestedAt({ time, status, operation }: LoggedRequest): number {
  if (status !== 200)
    throw new Error(`The service did not answer ${operation}: ${String(status)}.`);
  return time;
}
