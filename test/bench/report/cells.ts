import type { Row } from '../race/rows.ts';
import type { Round } from '../race/trials/trials.ts';
import { overlap, quartiles, type Quartiles } from './quartiles.ts';

/** The column of the second empty extension. */
const noiseColumn = 'secondEmpty';

/** The columns that are Curtail's, and so have to keep to what a row may be at most. */
const ours: ReadonlySet<string> = new Set(['form', 'atOnce']);

/** Curtail connected to several services, and to one: those who have several shall not wait longer for it. */
const severalColumn = 'several';
const oneColumn = 'form';

/** What a row says of one contestant. */
export interface Cell {
  /** Round by round. */
  readonly values: readonly number[];
  readonly quartiles: Quartiles;
  /** The median of what stands beside it; undefined where nothing does. */
  readonly aside: number | undefined;
  /** Whether it cannot be told from what a second empty extension differs by; undefined where nothing is compared. */
  readonly isNoise: boolean | undefined;
  /** Whether Curtail keeps to what the row may be at most; undefined for others. What should copy and does not keeps to nothing. */
  readonly isMet: boolean | undefined;
  /** Whether Curtail with several services is no worse than with one, as far as these samples tell; undefined for others. */
  readonly isAsWithOne: boolean | undefined;
}

/**
 * What a row says of a contestant: in each round its figure, less that of the empty extension of the same round.
 * @returns undefined when it was not tried for that
 */
export function cellOf(row: Row, rounds: readonly Round[], column: string): Cell | undefined {
  const values = valuesOf(row, rounds, column);
  if (values.length === 0) return undefined;
  const asides = rounds.flatMap((round) => row.aside?.(round[column] ?? {}) ?? []);
  const middle = quartiles(values);
  const noise = column === noiseColumn ? [] : valuesOf(row, rounds, noiseColumn);
  const one = column === severalColumn ? valuesOf(row, rounds, oneColumn) : [];
  const isEnough = middle.median <= row.most && (row.aside === undefined || asides.length > 0);
  return {
    values,
    isMet: ours.has(column) ? isEnough : undefined,
    isAsWithOne: one.length === 0 ? undefined : middle.lower <= quartiles(one).upper,
    quartiles: middle,
    aside: asides.length === 0 ? undefined : quartiles(asides).median,
    isNoise:
      row.over === undefined || noise.length === 0 ? undefined : overlap(middle, quartiles(noise)),
  };
}

/** What the empty extension itself takes, to have something to hold the differences against. */
export function emptyMedian({ over }: Row, rounds: readonly Round[]): number | undefined {
  const values = rounds.flatMap(({ empty }) => over?.(empty ?? {}) ?? []);
  return values.length === 0 ? undefined : quartiles(values).median;
}

const valuesOf = (row: Row, rounds: readonly Round[], column: string): number[] =>
  rounds.flatMap((round) => valueOf(row, round, column) ?? []);

function valueOf({ read, over }: Row, round: Round, column: string): number | undefined {
  // By what is taken off, two extensions that are the same differ, too.
  const readThis = column === noiseColumn ? (over ?? read) : read;
  const value = readThis(round[column] ?? {});
  if (over === undefined || value === undefined) return value;
  const base = over(round['empty'] ?? {});
  return base === undefined ? undefined : value - base;
}
