/** The middle of some numbers, and the middles of its two halves. */
export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** @throws {RangeError} when there are no numbers, or one is none */
export function quartiles(numbers: readonly number[]): Quartiles {
  const sorted = numbers.toSorted((a, b) => a - b);
  return {
    lower: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upper: quantile(sorted, 0.75),
  };
}

/** Whether the middle halves of two samples have anything in common: then these samples do not tell them apart. */
export const overlap = (one: Quartiles, other: Quartiles): boolean =>
  one.lower <= other.upper && other.lower <= one.upper;

/** Between two numbers, the place between them counts. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  const value = below + (above - below) * (at % 1);
  if (Number.isNaN(value)) throw new RangeError('A figure without a number.');
  return value;
}
