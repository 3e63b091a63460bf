import type { ErrorReport } from '@/lib/model/errors';
import type { Run, RunRow } from '@/lib/model/run';
import { isCopied } from '@/lib/rules/job';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { type Lane, clampWait, hasRoom } from './lane';
import type { OpenRun } from './open-run';

/** At the usual latencies, one row at a time would not use up a generous rate limit; the popup shows each of a copied run. */
const maxUnderWay = { links: 4, filings: 2 };

const serviceOfRow = ({ service }: Pick<Run, 'service'>, row: RunRow): string =>
  row.service ?? service;

/** What is left of a run, each lane for an API of its own; what the run waited for still holds. */
export function lanesOf(run: OpenRun, now: number): Lane[] {
  const head = run.head;
  const services = new Set(run.rows.map((row) => serviceOfRow(head, row)));
  const lanes = [...services].flatMap((service) =>
    (['links', 'filings'] as const).map((kind): Lane => ({
      kind,
      service,
      queue: [],
      underWay: new Set(),
      maxUnderWay: isCopied(head) ? 1 : maxUnderWay[kind],
      until: clampWait(head.waitsUntil ?? 0, now),
      setbacks: 0,
      trouble: head.error,
      halt: null,
    })),
  );
  for (const place of run.rows.keys()) queueRow(lanes, run, place, false);
  return lanes;
}

/** Queues a row for what is left of it, if anything is. @param isNext before all others */
export function queueRow(
  lanes: readonly Lane[],
  run: OpenRun,
  place: number,
  isNext: boolean,
): void {
  const row = run.row(place);
  if (row.state !== 'waiting' || run.isLocked(row, place)) return;
  const kind = row.had === undefined ? 'links' : 'filings';
  const service = serviceOfRow(run.head, row);
  const queue = lanes.find((lane) => lane.kind === kind && lane.service === service)?.queue;
  if (isNext) queue?.unshift(place);
  else queue?.push(place);
}

/**
 * Takes the next row out of a lane; undefined where none may be begun. Two rows of one page go one after the other: the second is to
 * find the first one's link, or to differ from it.
 */
export function takeNext({ queue, underWay }: Lane, run: OpenRun): number | undefined {
  const pageOf = (place: number): string => looseUrlKey(run.row(place).url);
  const busy = new Set([...underWay].map(pageOf));
  const at = queue.findIndex((place) => !busy.has(pageOf(place)));
  return at === -1 ? undefined : queue.splice(at, 1)[0];
}

/** What the rows that are left wait for. */
interface WaitState {
  /** When to look again, should nothing happen before; null where nothing is waited for. */
  lookAt: number | null;
  /** Before when nothing at all is begun; null where something may be. */
  waitsUntil: number | null;
  trouble: ErrorReport | null;
}

export function waitStateOf(lanes: readonly Lane[], now: number): WaitState {
  for (const lane of lanes) lane.until = clampWait(lane.until, now);
  const left = lanes.filter(({ queue, halt }) => queue.length > 0 && halt === null);
  const held = left.filter(({ until }) => until > now);
  return {
    lookAt: earliest(held.filter(hasRoom)),
    waitsUntil: held.length === left.length ? earliest(held) : null,
    trouble: left.find(({ trouble }) => trouble !== null)?.trouble ?? null,
  };
}

const earliest = (lanes: readonly Lane[]): number | null =>
  lanes.length === 0 ? null : Math.min(...lanes.map(({ until }) => until));
