import type { Round } from '../trials/trials.ts';
import type { Figure } from './figure.ts';

const noiseOf = (rounds: readonly Round[]): number[] =>
  rounds.map((round) => round.secondEmpty.firstPaint - round.empty.firstPaint);

/** From asking for a link to having it on the clipboard. */
export function copyingFigures(rounds: readonly Round[]): Figure[] {
  const press = (read: 'shown' | 'painted'): number[] =>
    rounds.map((round) => round.press[read] - round.press.held);
  const overPaint = (trial: 'copy' | 'copyAsleep', read: 'copied' | 'painted'): number[] =>
    rounds.map((round) => round[trial][read] - round[trial].held - round.empty.firstPaint);
  const noise = noiseOf(rounds);
  return [
    { what: 'Shorten pressed → shown and copied', unit: 'ms', budget: 10, values: press('shown') },
    { what: 'the same → painted', unit: 'ms', values: press('painted') },
    {
      what: 'At once: click → copied',
      unit: 'ms',
      budget: 30,
      values: overPaint('copy', 'copied'),
      noise,
    },
    {
      what: 'At once: click → copied, worker asleep',
      unit: 'ms',
      budget: 120,
      values: overPaint('copyAsleep', 'copied'),
      noise,
    },
    { what: 'the same → painted', unit: 'ms', values: overPaint('copyAsleep', 'painted'), noise },
    { what: 'Service held the request', unit: 'ms', values: rounds.map(({ copy }) => copy.held) },
  ];
}

/** What one link takes in requests and in actions. */
export function countFigures(rounds: readonly Round[]): Figure[] {
  const copies = rounds.flatMap(({ copy, copyAsleep }) => [copy, copyAsleep]);
  return [
    {
      what: 'Requests for one link, at once',
      unit: '',
      budget: 1,
      values: copies.map(({ requests }) => requests),
    },
    {
      what: 'Requests for one link, form',
      unit: '',
      budget: 1,
      values: rounds.map(({ press }) => press.requests),
    },
    {
      what: 'Actions from page to clipboard, at once',
      unit: '',
      budget: 1,
      values: copies.map(({ actions }) => actions),
    },
  ];
}
