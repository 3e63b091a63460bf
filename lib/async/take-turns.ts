import { othersTurn } from './others-turn';

/** How much is done at a stretch, so that the page answers to people in between. */
const atOnce = 250;

/** Does something with each of many things, in parts between which others get their turn. */
export async function takeTurns<T>(
  things: readonly T[],
  signal: AbortSignal,
  each: (thing: T, index: number) => void,
): Promise<void> {
  for (const [index, thing] of things.entries()) {
    if (index > 0 && index % atOnce === 0) await othersTurn();
    if (signal.aborted) return;
    each(thing, index);
  }
}
