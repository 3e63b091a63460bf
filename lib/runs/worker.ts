import { createSignal } from '@/lib/async/queue';
import { type ErrorReport, reportOf } from '@/lib/model/errors';

import { fileRow } from './file-row';
import { Lane, type RowOutcome } from './lane';
import { makeRow } from './make-row';
import type { OpenRun } from './open-run';
import type { RunsDependencies } from './ports';
import { passwordRequired } from './row';

interface RunEnd {
  /** Copies what was made, where that is wanted, before the run is reported as ended. */
  finish: () => Promise<void>;
  stopped: () => void;
}

export class RunWork {
  readonly run: OpenRun;
  isBusy = false;
  readonly #parts: RunsDependencies;
  readonly #end: RunEnd;
  readonly #signal = createSignal();

  constructor(parts: RunsDependencies, run: OpenRun, end: RunEnd) {
    this.run = run;
    this.#parts = parts;
    this.#end = end;
  }

  /** Goes on, or looks at once whether something can be done. */
  start(): void {
    this.wake();
    if (this.isBusy) return;
    this.isBusy = true;
    // What fails by a defect is tried again with the next alarm.
    const worked = this.#work().then(
      () => this.#isWorking(),
      () => false,
    );
    void worked.then((isResumed) => {
      this.isBusy = false;
      if (isResumed) this.start();
      else this.#end.stopped();
    });
  }

  wake(): void {
    this.#signal.raise();
  }

  #isWorking(): boolean {
    return !this.run.isGone && this.run.head.state === 'working';
  }

  async #work(): Promise<void> {
    const { run } = this;
    const lane = new Lane(run);
    for (;;) {
      const isAtWork = this.#isWorking() && !lane.isOver;
      if (!isAtWork && lane.underWay.size === 0) break;
      await this.#signal.wait(isAtWork ? this.#step(lane) : undefined);
    }
    if (run.isGone) return;
    await this.#end.finish();
    await endRun(run, lane.halt, this.#parts.now());
  }

  #step(lane: Lane): Promise<void> | undefined {
    const { now, wait } = this.#parts;
    for (;;) {
      // Each row under way may have its link and a look at it to send yet.
      const pending = 2 * lane.underWay.size;
      const place = lane.take(now());
      if (place === undefined) break;
      void this.#follow(lane, place, pending);
    }
    const until = lane.waitUntil(now());
    this.#reportWaiting(until, lane.trouble);
    return until !== null && lane.hasRoom ? wait(until - now()) : undefined;
  }

  async #follow(lane: Lane, place: number, pending: number): Promise<void> {
    // What cannot be stored stops everything: nothing may be sent unrecorded.
    const outcome = await this.#attempt(place, pending).catch((failure): RowOutcome => ({
      is: 'halted',
      report: reportOf(failure),
    }));
    lane.record(place, outcome, this.#parts.now());
    this.wake();
  }

  async #attempt(place: number, pending: number): Promise<RowOutcome> {
    const { run } = this;
    const { head } = run;
    const { service = head.service, had } = run.row(place);
    // Services come and go, so each row asks anew.
    const requests = await this.#parts.requestsOf(service, head.private === true);
    const kind = had === undefined ? 'links' : 'filings';
    const until = await requests.heldUntil(kind, pending).catch(() => null);
    if (until !== null) return { is: 'limited', until };
    const { randomBytes } = this.#parts;
    return kind === 'links'
      ? makeRow({ ...requests, randomBytes }, run, place)
      : fileRow(requests, run, place);
  }

  #reportWaiting(waitsUntil: number | null, error: ErrorReport | null): void {
    const before = this.run.head;
    if (before.waitsUntil === waitsUntil && before.error === error) return;
    this.run.change({ waitsUntil, error });
    if (waitsUntil !== null) this.#parts.wakeAt(waitsUntil);
  }
}

async function endRun(run: OpenRun, halt: ErrorReport | null, endedAt: number): Promise<void> {
  const { waiting, locked } = run.counts;
  const isLocked = locked > 0 && waiting === 0;
  const error = halt ?? (isLocked ? passwordRequired : null);
  if (error !== null) return run.change({ error, waitsUntil: null, state: 'paused' });
  if (waiting + locked > 0) return;
  await run.forgetPasswords().catch(() => undefined);
  run.change({ error: null, waitsUntil: null, state: 'done', endedAt });
}
