import { retryTime } from '@/lib/async/retry-when-allowed';
import type { ErrorReport } from '@/lib/model/errors';
import { isCopied } from '@/lib/rules/job';

import type { OpenRun } from './open-run';

/** In milliseconds: the pauses while something is wrong, and the longest wait; a longer one comes from a clock that was set back. */
const pauses = { first: 2000, longest: 60_000, wait: 3_600_000 };

/** At the usual latencies, one row at a time would not use up a generous rate limit. */
const mostUnderWay = 4;

/** What came of one try with a row: `limited` and `halted` hold up all of them, a `troubled` one is tried again later. */
export type RowOutcome =
  | { is: 'over' }
  | { is: 'limited'; until: number | undefined }
  | { is: 'halted' | 'troubled'; report: ErrorReport };

export class Lane {
  readonly underWay = new Set<number>();
  /** What has to pass; null for nothing, and for the rate limit. */
  trouble: ErrorReport | null;
  halt: ErrorReport | null = null;
  readonly #run: OpenRun;
  readonly #queue: number[] = [];
  #until: number;
  #setbacks = 0;

  constructor(run: OpenRun) {
    this.#run = run;
    this.trouble = run.head.error;
    this.#until = run.head.waitsUntil ?? 0;
    for (const place of run.rows.keys()) this.#add(place, false);
  }

  get hasRoom(): boolean {
    // The popup shows each row of a run that is copied.
    const most = isCopied(this.#run.head) ? 1 : mostUnderWay;
    return this.halt === null && this.#queue.length > 0 && this.underWay.size < most;
  }

  get isOver(): boolean {
    return this.underWay.size === 0 && (this.#queue.length === 0 || this.halt !== null);
  }

  take(now: number): number | undefined {
    const place = this.hasRoom && this.waitUntil(now) === null ? this.#queue.shift() : undefined;
    if (place !== undefined) this.underWay.add(place);
    return place;
  }

  record(place: number, outcome: RowOutcome, now: number): void {
    this.underWay.delete(place);
    if (outcome.is === 'halted') this.halt = outcome.report;
    else if (outcome.is === 'troubled') this.#setBack(outcome.report, now);
    else if (outcome.is === 'limited') this.#hold(retryTime(outcome.until, now), null);
    else {
      this.#setbacks = 0;
      this.trouble = null;
    }
    // A row in trouble holds up no other one.
    this.#add(place, outcome.is !== 'troubled');
  }

  /** When the next row may be begun; null where that is now, or there is none. */
  waitUntil(now: number): number | null {
    this.#until = Math.min(this.#until, now + pauses.wait);
    const isWaiting = this.#until > now && this.#queue.length > 0 && this.halt === null;
    return isWaiting ? this.#until : null;
  }

  #add(place: number, isNext: boolean): void {
    const row = this.#run.row(place);
    if (row.state !== 'waiting' || this.#run.isLocked(row, place)) return;
    if (isNext) this.#queue.unshift(place);
    else this.#queue.push(place);
  }

  /** Waits longer each time; failures of what was under way together count as one. */
  #setBack(report: ErrorReport, now: number): void {
    if (this.#until > now) return;
    this.#hold(now + Math.min(pauses.first * 2 ** this.#setbacks, pauses.longest), report);
    this.#setbacks += 1;
  }

  #hold(until: number, trouble: ErrorReport | null): void {
    if (until <= this.#until) return;
    this.#until = until;
    this.trouble = trouble;
  }
}
