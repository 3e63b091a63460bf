import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock until the test ends, so that what waits for an hour still waits however slow the machine is that looks. Timers
 * go on.
 * @returns moves the clock on by so many milliseconds
 */
export function stopClock(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds);
}
