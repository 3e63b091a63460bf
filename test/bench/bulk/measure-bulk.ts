import { setTimeout as wait } from 'node:timers/promises';

import { evaluate } from '../browser/evaluate.ts';
import { insideFile } from '../stage/build-inside.ts';
import { optionsPage, type Stage } from '../stage/stage.ts';
import { beginBulk } from './begin-bulk.ts';

/** How a bulk job used what the service's rate limit allows, on the real clock. */
export interface BulkPace {
  /** Milliseconds from its first request to its last one. */
  readonly took: number;
  /** Requests that the service refused. */
  readonly refused: number;
}

/** Two windows full. */
const rows = 60;
const limit = 30;

/** Milliseconds after which a job that is not done has failed. */
const longest = 100_000;

/**
 * Has Curtail make 60 links under a limit of 30 a minute. Nothing is attached to its worker, which so ends when the browser
 * wants it to. It has to come last: Curtail remembers the limit until the browser ends.
 */
export async function measureBulk({ browser, service, ids }: Stage): Promise<BulkPace> {
  service.setShortUrlRateLimit(limit);
  service.clearRequests();
  const before = service.links().length;
  await browser.inExtensionPage(optionsPage(ids.form), (page) =>
    evaluate(page, beginBulk, `/${insideFile}`, `${service.origin}/articles/bulk?row=`, rows),
  );
  const times = await createTimes(service, before + rows);
  const took = (times.at(-1) ?? NaN) - (times[0] ?? NaN);
  service.setShortUrlRateLimit(Infinity);
  // Each row takes one request, unless it was refused.
  return { took, refused: times.length - rows };
}

/** When each link was asked for, once there are so many. */
async function createTimes(service: Stage['service'], links: number): Promise<number[]> {
  const end = performance.now() + longest;
  while (service.links().length < links) {
    if (performance.now() > end) throw new Error('The bulk job was not done in time.');
    await wait(100);
  }
  return service
    .requests()
    .filter(({ operation }) => operation === 'create')
    .map(({ time }) => time);
}
