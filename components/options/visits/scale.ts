import type { Look } from '@/lib/rules/looks';

export interface Scale {
  /** In the chart's own units, from its start and from its top. */
  x: (day: number) => number;
  y: (visits: number) => number;
  /** Round numbers to read the height by, the lowest first. */
  ticks: number[];
}

export const width = 1000;
export const height = 160;

/** So many at most, and one more. */
const mostSteps = 4;

/** From a round number below the least to one above the most: what came counts, however many there were before. */
export function scaleOf(looks: readonly Look[]): Scale {
  const figures = looks.map(({ visits }) => visits);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const step = roundStep((most - least) / mostSteps);
  const low = Math.floor(least / step) * step;
  const steps = Math.max(1, Math.ceil((most - low) / step));
  const [first = 0, last = first] = [looks[0]?.day, looks.at(-1)?.day];
  return {
    x: (day) => Math.round(((day - first) / (last - first || 1)) * width),
    y: (visits) => Math.round((1 - (visits - low) / (steps * step)) * height),
    ticks: Array.from({ length: steps + 1 }, (_, at) => low + at * step),
  };
}

/** The next of 1, 2, 5, 10, 20, 25, 50, 100, …, as visits are whole. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  return steps.find((step) => step >= least && Number.isInteger(step)) ?? 1;
}

/** Days without a look from which a gap is marked: from one week to the next, one look is kept. */
const longGap = 14;

/** Runs of looks without a gap between them. */
export function runsOf(looks: readonly Look[]): Look[][] {
  const runs: Look[][] = [];
  for (const look of looks) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before === undefined || look.day - before.day >= longGap) runs.push([look]);
    else run?.push(look);
  }
  return runs;
}
