import { createSignal } from '@/lib/async/queue';
import { reportOf } from '@/lib/model/errors';

import { fileRow } from './file-row';
import { type Lane, type RowOutcome, hasRoom, isOver, recordOutcome, recordSetback } from './lane';
import { lanesOf, queueRow, takeNext, waitStateOf } from './lanes';
import { makeRow } from './make-row';
import type { OpenRun } from './open-run';
import type { RunsDependencies } from './ports';
import { passwordRequired } from './row';

type WorkParts = Pick<
  RunsDependencies,
  'requestsOf' | 'wakeAt' | 'online' | 'now' | 'wait' | 'randomBytes'
>;

/** What a run does at its end. */
interface RunEnd {
  /** Copies what was made, where that is wanted, before the run is reported as ended. */
  finish: () => Promise<void>;
  /** Nothing more is done until it is started again. */
  stopped: () => void;
}

/** Works through a run. */
export class RunWork {
  readonly run: OpenRun;
  /** It is at work, or coming to its end. */
  isBusy = false;
  readonly #parts: WorkParts;
  readonly #end: RunEnd;
  readonly #signal = createSignal();

  constructor(parts: WorkParts, run: OpenRun, end: RunEnd) {
    this.run = run;
    this.#parts = parts;
    this.#end = end;
  }

  /** Goes on with what is left; where it is at it already, looks at once whether something can be done. */
  start(): void {
    this.wake();
    if (this.isBusy) return;
    this.isBusy = true;
    // What fails by a defect is tried again with the next alarm.
    void this.#work().then(
      () => this.#stop(this.#isWorking()),
      () => this.#stop(false),
    );
  }

  wake(): void {
    this.#signal.raise();
  }

  #isWorking(): boolean {
    return !this.run.isGone && this.run.head.state === 'working';
  }

  async #work(): Promise<void> {
    const { run } = this;
    const lanes = lanesOf(run, this.#parts.now());
    const begin = createRowStarter(this.#parts, run, lanes, () => this.wake());
    for (;;) {
      const isAtWork = this.#isWorking() && !lanes.every(isOver);
      if (!isAtWork && lanes.every(({ underWay }) => underWay.size === 0)) break;
      await this.#signal.wait(isAtWork ? this.#step(lanes, begin) : undefined);
    }
    if (run.isGone) return;
    await this.#end.finish();
    await endRun(run, lanes, this.#parts.now());
  }

  /** Begins what can be begun. @returns resolves when to look again, should nothing happen before */
  #step(lanes: readonly Lane[], begin: (lane: Lane) => void): Promise<void> | undefined {
    const { now, wait } = this.#parts;
    for (const lane of lanes) begin(lane);
    const { lookAt, ...waiting } = waitStateOf(lanes, now());
    reportWaiting(this.#parts, this.run, waiting);
    return lookAt === null ? undefined : wait(lookAt - now());
  }

  #stop(isResumed: boolean): void {
    this.isBusy = false;
    if (isResumed) this.start();
    else this.#end.stopped();
  }
}

/** Where nothing is left that could be done, the run is done, or waits for passwords or for what has to be mended. */
async function endRun(run: OpenRun, lanes: readonly Lane[], endedAt: number): Promise<void> {
  const waiting = run.rows.filter(({ state }) => state === 'waiting').length;
  const isLocked = waiting > 0 && waiting === run.view().locked;
  const halts = lanes.flatMap(({ halt }) => halt ?? []);
  const [error] = isLocked ? [...halts, passwordRequired] : halts;
  if (error !== undefined) return run.change({ error, waitsUntil: null, state: 'paused' });
  // Paused by the user.
  if (waiting > 0) return;
  await run.forgetPasswords().catch(() => undefined);
  run.change({ error: null, waitsUntil: null, state: 'done', endedAt });
}

/** @returns begins as many rows of a lane as may be under way @param ended is called after each */
function createRowStarter(
  { requestsOf, now, online, randomBytes }: WorkParts,
  run: OpenRun,
  lanes: readonly Lane[],
  ended: () => void,
): (lane: Lane) => void {
  /** Each row under way may have its link and a look at it to send yet. */
  const pendingOf = ({ service }: Lane): number =>
    2 * lanes.reduce((sum, lane) => sum + (lane.service === service ? lane.underWay.size : 0), 0);

  async function attempt(lane: Lane, place: number, pending: number): Promise<RowOutcome> {
    // Services come and go, so each row asks anew.
    const requests = await requestsOf(lane.service, run.isPrivate);
    const until = await requests.heldUntil(lane.kind, pending).catch(() => null);
    if (until !== null) return { is: 'limited', until };
    return lane.kind === 'links'
      ? makeRow({ ...requests, randomBytes }, run, place)
      : fileRow(requests, run, place);
  }

  async function follow(lane: Lane, place: number): Promise<void> {
    const attempted = attempt(lane, place, pendingOf(lane));
    lane.underWay.add(place);
    // What cannot be stored stops everything: nothing may be sent unrecorded.
    const step = await attempted.catch((failure): RowOutcome => ({
      is: 'halted',
      report: reportOf(failure),
    }));
    lane.underWay.delete(place);
    recordOutcome(lane, step, now());
    // A row in trouble holds up no other one.
    queueRow(lanes, run, place, step.is !== 'troubled');
    ended();
  }

  return (lane) => {
    if (hasRoom(lane) && !online())
      recordSetback(lane, { code: 'offline', outcome: 'none' }, now());
    while (hasRoom(lane) && lane.until <= now()) {
      const place = takeNext(lane, run);
      if (place === undefined) return;
      void follow(lane, place);
    }
  };
}

/** Reports what is waited for, and asks the browser to wake the worker then. */
function reportWaiting(
  { wakeAt }: Pick<WorkParts, 'wakeAt'>,
  run: OpenRun,
  { waitsUntil, trouble: error }: Omit<ReturnType<typeof waitStateOf>, 'lookAt'>,
): void {
  const before = run.head;
  if (before.waitsUntil === waitsUntil && before.error === error) return;
  run.change({ waitsUntil, error });
  if (waitsUntil !== null) wakeAt(waitsUntil);
}
