/**
 * Lets the page answer to people before work goes on. A message, as a timer has to wait for a second or a minute in a page that is
 * behind others.
 */
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

/** How much is done at a stretch, so that the page answers to people in between. */
const batchSize = 250;

/** Does something with each of many things, in parts between which others get their turn. */
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

/** Cuts a list into parts of so many, the last one of what is left. */
export function* chunksOf<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

/** Work in many steps: tells how far it has come, and can be stopped between two of them. */
export interface Steps {
  /** @throws {StoppedError} when it is to go no further */
  reach(done: number, total: number): void;
}

/** Work that was stopped on purpose: nobody has to be told. */
export class StoppedError extends Error {
  override readonly name = 'Stopped';
}

/** @param onReach told each step, the one at which it is stopped, too */
export const stepsUntil = (
  signal: AbortSignal,
  onReach: (done: number, total: number) => void,
): Steps => ({
  reach(done, total) {
    onReach(done, total);
    if (signal.aborted) throw new StoppedError();
  },
});
