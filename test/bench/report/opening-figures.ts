import type { Opening } from '../trials/opening.ts';
import type { Round } from '../trials/trials.ts';
import type { Figure } from './figure.ts';

/** How the popup was opened, the form first: its first frame shows everything. */
const openings = [
  { trial: 'form', how: 'form' },
  { trial: 'formAsleep', how: 'form, worker asleep' },
  { trial: 'atOnce', how: 'at once' },
  { trial: 'atOnceAsleep', how: 'at once, worker asleep' },
] as const;

interface Measured {
  readonly what: string;
  readonly unit: 'ms' | 'KiB';
  readonly budget: number;
  readonly read: (opening: Opening) => number;
}

const times: readonly Measured[] = [
  { what: 'First paint', unit: 'ms', budget: 5, read: (opening) => opening.firstPaint },
  { what: 'Largest paint', unit: 'ms', budget: 10, read: (opening) => opening.largestPaint },
  { what: 'CPU of the browser', unit: 'ms', budget: 25, read: (opening) => opening.cpu },
];

const heap: Measured = {
  what: 'JS heap',
  unit: 'KiB',
  budget: 400,
  read: (opening) => opening.heap / 1024,
};

const overEmpty = (rounds: readonly Round[], measured: Measured): Figure[] =>
  openings.map(({ trial, how }) => ({
    what: `${measured.what}, ${how}`,
    unit: measured.unit,
    budget: measured.budget,
    values: rounds.map((round) => measured.read(round[trial]) - measured.read(round.empty)),
    noise: rounds.map((round) => measured.read(round.secondEmpty) - measured.read(round.empty)),
  }));

/** What opening the popup takes over opening an empty one. */
export const openingFigures = (rounds: readonly Round[]): Figure[] =>
  times.flatMap((measured) => overEmpty(rounds, measured));

/** What the popup's JavaScript holds over that of an empty popup. */
export const heapFigures = (rounds: readonly Round[]): Figure[] => overEmpty(rounds, heap);

/** What opening the empty popup takes, to have something to hold the differences against. */
export const emptyFigures = (rounds: readonly Round[]): Figure[] =>
  [...times, heap].map(({ what, unit, read }) => ({
    what: `${what}, the empty popup itself`,
    unit,
    values: rounds.map((round) => read(round.empty)),
  }));
