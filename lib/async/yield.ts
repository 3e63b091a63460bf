/** By a message: in a page in the background, timers wait for a second or a minute. */
export async function yieldToMain(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    resolve(undefined);
  });
  port1.start();
  port2.postMessage(null);
  await promise;
}

const batchSize = 250;

export async function forEachYielding<T>(
  things: readonly T[],
  signal: AbortSignal,
  each: (thing: T, index: number) => void,
): Promise<void> {
  for (const [index, thing] of things.entries()) {
    if (index > 0 && index % batchSize === 0) await yieldToMain();
    if (signal.aborted) return;
    each(thing, index);
  }
}

export function* chunksOf<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

export interface Steps {
  /** @throws {StoppedError} once the work was stopped */
  reach(done: number, total: number): void;
}

/** Work stopped on purpose: nothing to report. */
export class StoppedError extends Error {
  override readonly name = 'Stopped';
}

/** @param onReach also gets the step at which it stops */
export const stepsUntil = (
  signal: AbortSignal,
  onReach: (done: number, total: number) => void,
): Steps => ({
  reach(done, total) {
    onReach(done, total);
    if (signal.aborted) throw new StoppedError();
  },
});
