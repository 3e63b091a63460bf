import { availableParallelism, loadavg } from 'node:os';

import { measurePart } from './parts.ts';
import { measureRace } from './race/measure-race.ts';
import { figureTable } from './report/figure-table.ts';
import type { Figure } from './report/figure.ts';
import { raceFigures } from './report/race-figures.ts';
import { raceTable } from './report/race-table.ts';
import { saveReport } from './report/save-report.ts';
import type { Selection } from './selection.ts';

interface Means extends Selection {
  readonly rounds: number;
  /** Folders of other extensions to race against. */
  readonly against: readonly string[];
}

/**
 * Measures what is asked for, prints the tables, and writes everything down.
 * @param built the folder of the built extension
 * @throws {Error} when something could not be measured
 */
export async function runBench(
  built: string,
  { rounds, against, rows, parts }: Means,
): Promise<void> {
  const note = noteTime();
  const race =
    rows.length === 0 ? undefined : await measureRace({ built, rounds, rows, against, note });
  if (race !== undefined) console.log(`\n${raceTable(rows, race).join('\n')}\n`);
  const figures: Figure[] = race === undefined ? [] : raceFigures(race.rounds);
  for (const part of parts) {
    figures.push(...(await measurePart(part, built, rounds)));
    note(`${part} done`);
  }
  if (figures.length > 0) console.log(`\n${figureTable(figures).join('\n')}\n`);
  console.log(`Everything that was measured is in ${await saveReport({ rows, race, figures })}`);
  warnOfOtherWork();
}

/** @returns prints how far it has come, and when */
function noteTime(): (progress: string) => void {
  const started = performance.now();
  return (progress) => {
    const seconds = (performance.now() - started) / 1000;
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${progress}`);
  };
}

/** Times of a machine that is busy with something else tell little: the noise says how little. */
function warnOfOtherWork(): void {
  const [load = 0] = loadavg();
  if (load > 2 * availableParallelism())
    console.log(`This machine has other work (load ${load.toFixed(0)}): mind the noise.`);
}
