import { setTimeout } from 'node:timers/promises';

/** How long to wait for what is about to be there, in milliseconds. */
export const patience = 20_000;

/**
 * Looks again and again until there is something.
 * @param what to name in the error
 * @throws {Error} when it has not come up in time
 */
export async function poll<Found>(
  what: string,
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  const end = performance.now() + patience;
  do {
    const found = await look();
    if (found !== undefined) return found;
    await setTimeout(10);
  } while (performance.now() < end);
  throw new Error(`Waited in vain for ${what}.`);
}
