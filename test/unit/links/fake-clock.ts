/** A clock that moves only when everybody waits for it, and stands still while something goes over the true network. */
export interface FakeClock {
  now: () => number;
  /** The same, but never set. */
  ticks: () => number;
  /** Sets the clock, forward or back. */
  set: (milliseconds: number) => void;
  wait: (milliseconds: number) => Promise<void>;
  /** Lets time pass without anybody waiting for it. */
  pass: (milliseconds: number) => void;
  /** Keeps the time from moving until the work is done. */
  hold: <T>(work: Promise<T>) => Promise<T>;
  /** Runs work to its end, jumping from one awaited moment to the next. */
  run: <T>(work: Promise<T>) => Promise<T>;
}

/** @param settling turns of the event loop after which nobody is on the way from one wait to the next */
export function createFakeClock(start: number, settling = 1): FakeClock {
  let time = start;
  let moved = 0;
  let held = 0;
  const timers = new Set<{ at: number; ring: () => void }>();
  const ringNext = (): void => {
    let next: { at: number; ring: () => void } | undefined;
    for (const timer of timers) if (next === undefined || timer.at < next.at) next = timer;
    if (next === undefined) return;
    timers.delete(next);
    time = Math.max(time, next.at);
    next.ring();
  };
  return {
    now: () => time + moved,
    ticks: () => time,
    set: (milliseconds) => {
      moved += milliseconds;
    },
    wait: async (milliseconds) =>
      new Promise(
        (ring) => void timers.add({ at: time + Math.max(0, Math.ceil(milliseconds)), ring }),
      ),
    pass: (milliseconds) => {
      time += milliseconds;
    },
    hold: async (work) => {
      held += 1;
      return work.finally(() => (held -= 1));
    },
    run: async (work) => {
      const state = { isDone: false };
      const end = (): void => {
        state.isDone = true;
      };
      work.then(end, end);
      for (let turns = 1; ; turns += 1) {
        // Everything that waits for nothing but its turn comes first.
        await new Promise((resolve) => void setImmediate(resolve));
        if (state.isDone) return work;
        if (held > 0) turns = 0;
        else if (turns % settling === 0) ringNext();
      }
    },
  };
}
