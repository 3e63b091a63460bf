/** A clock that moves only when everybody waits for it. */
export interface FakeClock {
  now: () => number;
  /** The same, but never set. */
  ticks: () => number;
  /** Sets the clock, forward or back. */
  set: (milliseconds: number) => void;
  wait: (milliseconds: number) => Promise<void>;
  /** Lets time pass without anybody waiting for it. */
  pass: (milliseconds: number) => void;
  /** Runs work to its end, jumping from one awaited moment to the next. */
  run: <T>(work: Promise<T>) => Promise<T>;
}

export function createFakeClock(start: number): FakeClock {
  let time = start;
  let moved = 0;
  let timers: { at: number; ring: () => void }[] = [];
  const ringNext = () => {
    const next = timers.toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) return;
    timers = timers.filter((timer) => timer !== next);
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
      new Promise((ring) => void timers.push({ at: time + milliseconds, ring })),
    pass: (milliseconds) => {
      time += milliseconds;
    },
    run: async (work) => {
      let isDone = false;
      const end = () => {
        isDone = true;
      };
      work.then(end, end);
      for (;;) {
        // Everything that waits for nothing but its turn comes first.
        await new Promise((resolve) => void setImmediate(resolve));
        if (isDone) return work;
        ringNext();
      }
    },
  };
}
