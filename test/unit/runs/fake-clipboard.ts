import type { ClipboardTurn } from '@/lib/runs/ports';

import type { FakeClock } from '../links/fake-clock';

/** A clipboard that is one turn's at a time, and takes a while to be ready. */
export class FakeClipboard {
  readonly texts: string[] = [];
  isBroken = false;
  /** Turns that were taken and not given back. */
  held = 0;
  readonly #clock: FakeClock;
  readonly #log: string[];
  #last: Promise<unknown> = Promise.resolve();

  constructor(clock: FakeClock, log: string[]) {
    this.#clock = clock;
    this.#log = log;
  }

  /** The end of a worker gives back what it held. */
  reset(): void {
    this.held = 0;
    this.#last = Promise.resolve();
  }

  open(isAlive: () => boolean): ClipboardTurn {
    this.#log.push('open');
    this.held += 1;
    const closed = Promise.withResolvers<void>();
    const ready = this.#last.then(async () => this.#clock.wait(50));
    this.#last = closed.promise;
    return {
      write: async ({ text }) => {
        await ready;
        if (!isAlive()) return new Promise<never>(() => undefined);
        if (!this.isBroken) this.texts.push(text);
        return !this.isBroken;
      },
      close: () => {
        if (isAlive()) this.held -= 1;
        closed.resolve();
      },
    };
  }
}
