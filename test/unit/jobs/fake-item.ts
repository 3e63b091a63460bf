import type { FakeClock } from '../links/fake-clock';

/** A stored item whose changes follow each other. */
export class FakeItem<T> {
  value: T;
  /** What was ever written, as text. */
  readonly written: string[] = [];
  isBroken = false;
  /** Milliseconds for a change. */
  takes = 1;
  readonly #clock: FakeClock;
  readonly #onUpdate: () => void;
  #last: Promise<unknown> = Promise.resolve();

  constructor(value: T, clock: FakeClock, onUpdate: () => void = () => undefined) {
    this.value = value;
    this.#clock = clock;
    this.#onUpdate = onUpdate;
  }

  readonly get = async (): Promise<T> => {
    this.#use();
    return structuredClone(this.value);
  };

  readonly update = async (change: (value: T) => T): Promise<T> => {
    this.#onUpdate();
    const work = async (): Promise<T> => {
      const value = change(structuredClone(this.value));
      await this.#clock.wait(this.takes);
      this.#use();
      this.value = structuredClone(value);
      this.written.push(JSON.stringify(value));
      return value;
    };
    const next = this.#last.then(work, work);
    this.#last = next;
    return next;
  };

  #use(): void {
    if (this.isBroken) throw new Error('no storage');
  }
}
