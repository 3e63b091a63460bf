import { expect } from '@playwright/test';

/**
 * Waits until a number has grown to what is wanted. As long as it grows, there is no end to the waiting: how long many links take is
 * up to the machine.
 */
export async function expectGrowth(count: () => number, wanted: number): Promise<void> {
  for (let reached = count(); reached < wanted; reached = count())
    await expect.poll(count).toBeGreaterThan(reached);
}
