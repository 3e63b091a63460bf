import type { FakeClock } from '../../links/fake-clock';

/** A clock that moves only when everybody waits for it, and stands still while something goes over the true network. */
export interface NetworkClock extends Omit<FakeClock, 'set'> {
  /** Keeps the time from moving until the work is done. */
  hold: <T>(work: Promise<T>) => Promise<T>;
}

/** Turns of the event loop after which nobody is on the way from one wait to the next. */
const settling = 4;

export function createNetworkClock(start: number): NetworkClock {
  let time = start;
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
  const turn = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
  return {
    now: () => time,
    ticks: () => time,
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
        await turn();
        if (state.isDone) return work;
        if (held > 0) turns = 0;
        else if (turns % settling === 0) ringNext();
      }
    },
  };
}
