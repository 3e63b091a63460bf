import type { Answered } from './contestant.ts';

/**
 * A moment, brought forward by what a service took whose answer came before it: what only follows from the answer.
 * @param moment in milliseconds since 1970
 */
export const overService = (moment: number, answers: readonly Answered[]): number =>
  answers
    .filter(({ time, heldMs }) => time + heldMs <= moment)
    .reduce((rest, { heldMs }) => rest - heldMs, moment);
