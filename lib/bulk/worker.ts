import { createSignal } from '@/lib/async/queue';
import type { BulkRequests } from '@/lib/model/bulk';
import { reportOf } from '@/lib/model/errors';

import { fileRow } from './file-row';
import {
  type Lane,
  type RowOutcome,
  hasRoom,
  recordOutcome,
  recordSetback,
  withGrowingPause,
} from './lane';
import {
  type Lanes,
  countUnderWay,
  isDone,
  lanesOf,
  queueAgain,
  takeNext,
  waitStateOf,
} from './lanes';
import { makeRow } from './make-row';
import { passwordRequired } from './password-vault';
import type { BulkDependencies, ServiceRequests } from './ports';
import type { BulkProgress } from './progress';

/** The doing of a job by this worker. */
export interface BulkWork {
  /** Goes on with what is left; where it is at it already, it looks at once whether something can be done. */
  start(): void;
  /** Looks at once whether something can be done, where it is at work; begins nothing that has ended. */
  wake(): void;
}

/** With what is asked of the service that the job belongs to. */
type WorkParts = BulkDependencies & ServiceRequests;

export function createBulkWork(dependencies: WorkParts, progress: BulkProgress): BulkWork {
  const { now, wait } = dependencies;
  const signal = createSignal();
  const isWorking = (): boolean => !progress.isGone() && progress.head().state === 'working';
  let isRunning = false;

  async function run(): Promise<void> {
    const lanes = lanesOf(progress, now());
    const ended = (place: number, step: RowOutcome): void => {
      queueAgain(lanes, place, { row: progress.row(place), step });
      signal.raise();
    };
    const tryRow = createRowStarter(dependencies, progress, lanes, ended);
    try {
      while (isWorking() && !isDone(lanes)) {
        tryRow('links', makeRow);
        tryRow('filings', fileRow);
        const { lookAt, ...waiting } = waitStateOf(lanes, now());
        reportWaiting(dependencies, progress, waiting);
        await signal.wait(lookAt === null ? undefined : wait(lookAt - now()));
      }
    } finally {
      // Whatever it ends by, what is under way is ended.
      while (countUnderWay(lanes) > 0) await signal.wait();
    }
    if (isDone(lanes)) endJob(dependencies, progress);
  }

  const runOrPause = withGrowingPause(run, wait);

  function start(): void {
    signal.raise();
    if (isRunning) return;
    isRunning = true;
    void runOrPause().finally(() => {
      isRunning = false;
      // Told to go on while it was coming to its end.
      if (isWorking()) start();
    });
  }

  return { start, wake: () => signal.raise() };
}

/** Nothing is left that could be done: the job is done, or waits for passwords. */
function endJob({ now, passwords }: BulkDependencies, progress: BulkProgress): void {
  const isLocked = progress.head().locked > 0;
  progress.change({
    ...(isLocked
      ? { state: 'paused', error: passwordRequired }
      : { state: 'done', endedAt: now(), error: null }),
    waitsUntil: null,
  });
  // There is none left that it could open.
  void passwords.forget().catch(() => undefined);
}

type StartRows = (kind: keyof BulkRequests, work: typeof makeRow | typeof fileRow) => void;

/** Begins as many rows of a lane as may be under way. @param ended is told what came of each */
function createRowStarter(
  dependencies: WorkParts,
  progress: BulkProgress,
  lanes: Lanes,
  ended: (place: number, step: RowOutcome) => void,
): StartRows {
  const { now, online, heldUntil } = dependencies;
  async function follow(lane: Lane, place: number, work: Promise<RowOutcome>): Promise<void> {
    lane.underWay.add(place);
    // What cannot be kept stops everything: nothing may be sent that nobody would know of.
    const step = await work.catch((failure): RowOutcome => ({
      is: 'halted',
      report: reportOf(failure),
    }));
    lane.underWay.delete(place);
    recordOutcome(lane, step, now());
    // Queued before anybody is told, so that it is not lost whatever comes of that.
    ended(place, step);
    if (step.is === 'halted') {
      progress.change({ state: 'paused', error: step.report, waitsUntil: null });
    }
  }

  return (kind, work) => {
    const lane = lanes[kind];
    const workUnlessHeld = async (place: number): Promise<RowOutcome> => {
      // Each row under way may have its link and a look at it to send yet. What keeps this from being told, the row tells.
      const until = await heldUntil(kind, 2 * countUnderWay(lanes)).catch(() => null);
      return until === null ? work(dependencies, progress, place) : { is: 'limited', until };
    };
    if (hasRoom(lane) && !online())
      recordSetback(lane, { code: 'offline', outcome: 'none' }, now());
    while (hasRoom(lane) && lane.until <= now()) {
      const place = takeNext(lane, progress);
      if (place === undefined) return;
      void follow(lane, place, workUnlessHeld(place));
    }
  };
}

/** Lets people know what is waited for, and the browser when to wake us. */
function reportWaiting(
  { wakeAt }: Pick<BulkDependencies, 'wakeAt'>,
  progress: BulkProgress,
  { waitsUntil, trouble: error }: Omit<ReturnType<typeof waitStateOf>, 'lookAt'>,
): void {
  const before = progress.head();
  if (before.waitsUntil === waitsUntil && before.error === error) return;
  progress.change({ waitsUntil, error });
  if (waitsUntil !== null) wakeAt(waitsUntil);
}
