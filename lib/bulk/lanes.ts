import type { BulkRow } from '@/lib/model/bulk';
import type { ErrorReport } from '@/lib/model/errors';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { type Lane, type RowOutcome, clampWait, hasRoom, newLane } from './lane';
import { lacksPassword } from './password-vault';
import type { BulkProgress } from './progress';

/** How many rows are under way at a time: at the usual latencies one would not use up a generous rate limit. */
const maxAtOnce = { links: 4, filings: 2 };

/** What is left of a job: links to be made, and links to be filed, which each wait for an API of their own. */
export interface Lanes {
  links: Lane;
  filings: Lane;
}

const needsLink = (row: BulkRow): boolean =>
  row.state === 'waiting' && row.had === undefined && !lacksPassword(row);

const needsFiling = ({ state, had }: BulkRow): boolean => state === 'waiting' && had !== undefined;

/** Those of a job that is gone on with: what it waited for when it was last at work still holds. */
export function lanesOf(progress: BulkProgress, now: number): Lanes {
  const { waitsUntil, error } = progress.head();
  const standing = { until: clampWait(waitsUntil ?? 0, now), trouble: error };
  return {
    links: newLane(maxAtOnce.links, progress.placesOf(needsLink), standing),
    filings: newLane(maxAtOnce.filings, progress.placesOf(needsFiling), standing),
  };
}

/** Queues a row for what is left of it, if anything is: behind all others where it had trouble, so that it holds up none. */
export function queueAgain(
  { links, filings }: Lanes,
  place: number,
  { row, step }: { row: BulkRow; step: RowOutcome },
): void {
  if (needsFiling(row)) enqueue(filings, place, step.is === 'limited' || step.is === 'halted');
  else if (needsLink(row)) enqueue(links, place, step.is !== 'troubled');
}

function enqueue({ queue }: Lane, place: number, isNext: boolean): void {
  if (isNext) queue.unshift(place);
  else queue.push(place);
}

/**
 * Takes the next row out of a lane; undefined where there is none that may be begun. Two rows of one page go one after the
 * other: the second is to find the first one's link, or to differ from it.
 */
export function takeNext({ queue, underWay }: Lane, progress: BulkProgress): number | undefined {
  const pageOf = (place: number): string => looseUrlKey(progress.row(place).url);
  const busy = new Set([...underWay].map(pageOf));
  const at = queue.findIndex((place) => !busy.has(pageOf(place)));
  return at === -1 ? undefined : queue.splice(at, 1)[0];
}

export const countUnderWay = ({ links, filings }: Lanes): number =>
  links.underWay.size + filings.underWay.size;

export const isDone = (lanes: Lanes): boolean =>
  countUnderWay(lanes) === 0 && lanes.links.queue.length + lanes.filings.queue.length === 0;

/** What the rows that are left wait for. */
interface WaitState {
  /** When to look again, should nothing happen before; null where nothing is waited for. */
  lookAt: number | null;
  /** Before when nothing at all is begun; null where something may be. */
  waitsUntil: number | null;
  trouble: ErrorReport | null;
}

export function waitStateOf({ links, filings }: Lanes, now: number): WaitState {
  for (const lane of [links, filings]) lane.until = clampWait(lane.until, now);
  const left = [links, filings].filter(({ queue }) => queue.length > 0);
  const held = left.filter(({ until }) => until > now);
  return {
    lookAt: earliest(held.filter(hasRoom)),
    waitsUntil: held.length === left.length ? earliest(held) : null,
    trouble: left.find(({ trouble }) => trouble !== null)?.trouble ?? null,
  };
}

const earliest = (lanes: readonly Lane[]): number | null =>
  lanes.length === 0 ? null : Math.min(...lanes.map(({ until }) => until));
