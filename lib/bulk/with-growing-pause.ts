import { pauseAfter } from './lane';

/**
 * Does work that never fails but by a defect of ours, which doing it again at once would only repeat: after a failure it
 * resolves later, and later each time.
 */
export function withGrowingPause(
  work: () => Promise<void>,
  wait: (milliseconds: number) => Promise<void>,
): () => Promise<void> {
  let failures = 0;
  return async () => {
    try {
      await work();
      failures = 0;
    } catch {
      failures += 1;
      await wait(pauseAfter(failures - 1));
    }
  };
}
