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
