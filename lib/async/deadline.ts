export const timedOut = Symbol('late');

/**
 * @param work gets a signal that aborts when the time is up or it fails, and is abandoned even if it ignores that; what it leaves
 * unread when it is done it has to cancel itself
 * @param ms milliseconds
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
  let isDone = false;
  try {
    const result = await Promise.race([work(controller.signal), timeUp]);
    isDone = result !== timedOut;
    return result;
  } finally {
    clearTimeout(timer);
    // Firefox reports a body that has been read and is not yet closed as an error of the worker.
    if (!isDone) controller.abort();
  }
}
