import type { BulkRow } from '@/lib/model/bulk';
import type { ErrorReport } from '@/lib/model/errors';
import { alikeKey } from '@/lib/rules/url/alike-key';

import { type Lane, believable, hasRoom, newLane } from './lane';
import type { Progress } from './progress';
import { lacksPassword } from './row-passwords';
import type { Step } from './step';

/** How many rows are under way at a time: at the usual latencies one would not use up a generous rate limit. */
const most = { links: 4, filing: 2 };

/** What is left of a job: links to be made, and links to be filed, which each wait for an API of their own. */
export interface Lanes {
  links: Lane;
  filing: Lane;
}

const isToBeMade = (row: BulkRow): boolean =>
  row.state === 'waiting' && row.had === undefined && !lacksPassword(row);

const isToBeFiled = ({ state, had }: BulkRow): boolean => state === 'waiting' && had !== undefined;

/** Those of a job that is gone on with: what it waited for when it was last at work still holds. */
export function lanesOf(progress: Progress, now: number): Lanes {
  const { waitsUntil, error } = progress.head();
  const standing = { until: believable(waitsUntil ?? 0, now), trouble: error };
  return {
    links: newLane(most.links, progress.placesOf(isToBeMade), standing),
    filing: newLane(most.filing, progress.placesOf(isToBeFiled), standing),
  };
}

/** Queues a row for what is left of it, if anything is: behind all others where it had trouble, so that it holds up none. */
export function queueAgain(
  { links, filing }: Lanes,
  place: number,
  { row, step }: { row: BulkRow; step: Step },
): void {
  if (isToBeFiled(row)) enqueue(filing, place, step.is === 'limited' || step.is === 'halted');
  else if (isToBeMade(row)) enqueue(links, place, step.is !== 'troubled');
}

function enqueue({ queue }: Lane, place: number, isNext: boolean): void {
  if (isNext) queue.unshift(place);
  else queue.push(place);
}

/**
 * Takes the next row out of a lane; undefined where there is none that may be begun. Two rows of one page go one after the
 * other: the second is to find the first one's link, or to be told from it.
 */
export function takeNext({ queue, underWay }: Lane, progress: Progress): number | undefined {
  const pageOf = (place: number): string => alikeKey(progress.row(place).url);
  const busy = new Set([...underWay].map(pageOf));
  const at = queue.findIndex((place) => !busy.has(pageOf(place)));
  return at === -1 ? undefined : queue.splice(at, 1)[0];
}

export const hasUnderWay = ({ links, filing }: Lanes): boolean =>
  links.underWay.size + filing.underWay.size > 0;

export const isDone = (lanes: Lanes): boolean =>
  !hasUnderWay(lanes) && lanes.links.queue.length + lanes.filing.queue.length === 0;

/** What the rows that are left wait for. */
interface Waiting {
  /** When to look again, should nothing happen before; null where nothing is waited for. */
  lookAt: number | null;
  /** Before when nothing at all is begun; null where something may be. */
  waitsUntil: number | null;
  trouble: ErrorReport | null;
}

export function waitingOf({ links, filing }: Lanes, now: number): Waiting {
  const left = [links, filing].filter(({ queue }) => queue.length > 0);
  const held = left.filter(({ until }) => until > now);
  return {
    lookAt: earliest(held.filter(hasRoom)),
    waitsUntil: held.length === left.length ? earliest(held) : null,
    trouble: left.find(({ trouble }) => trouble !== null)?.trouble ?? null,
  };
}

const earliest = (lanes: readonly Lane[]): number | null =>
  lanes.length === 0 ? null : Math.min(...lanes.map(({ until }) => until));
