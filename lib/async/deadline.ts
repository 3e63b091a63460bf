/** Stands for an answer that did not come in time. */
export const timedOut = Symbol('late');

/**
 * Gives work a time to end in.
 * @param work is handed a signal that aborts when the time is up
 * @param ms how long it may take
 * @returns what the work gives, or `late`; the work is let go of even if it ignores the signal
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  ms: number,
): Promise<T | typeof timedOut> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), ms);
  });
  try {
    return await Promise.race([work(controller.signal), timeUp]);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
