import { afterAll, vi } from 'vitest';

/** The next file in the worker finds the time and the globals as every file does. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
