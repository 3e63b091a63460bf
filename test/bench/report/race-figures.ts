import type { Results, Round } from '../race/trials/trials.ts';
import type { Figure } from './figure.ts';

/** What Curtail did in the race beside its rows: requests, and starts of the worker that nobody needs. */
export function raceFigures(rounds: readonly Round[]): Figure[] {
  const counted = (
    what: string,
    budget: number,
    read: (round: Round) => number | undefined,
  ): Figure => ({ what, unit: '', budget, values: rounds.flatMap((round) => read(round) ?? []) });
  const form = (round: Round): Results => round['form'] ?? {};
  const figures = [
    counted('Requests for one link, form', 1, (round) => form(round).press?.requests),
    counted('Requests for one link, at once', 1, ({ atOnce }) => atOnce?.atOnceAsleep?.requests),
    counted('Starts of a worker as a tab closes', 0, (round) => form(round).closingTab?.woken),
  ];
  return figures.filter(({ values }) => values.length > 0);
}
