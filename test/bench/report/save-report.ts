import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

import type { RaceResult } from '../race/measure-race.ts';
import type { Row } from '../race/rows.ts';
import { cellOf } from './cells.ts';
import type { Figure } from './figure.ts';

const folder = 'test-output';

interface Measured {
  readonly rows: readonly Row[];
  /** Undefined when no row of the race was asked for. */
  readonly race: RaceResult | undefined;
  readonly figures: readonly Figure[];
}

/**
 * Writes down everything that was measured, round by round.
 * @returns the file
 */
export async function saveReport({ rows, race, figures }: Measured): Promise<string> {
  const file = join(folder, 'bench.json');
  await mkdir(folder, { recursive: true });
  const report = {
    taken: new Date().toISOString(),
    machine: { cores: availableParallelism(), load: loadavg() },
    race: race === undefined ? [] : rows.map((row) => ({ ...row, columns: columnsOf(row, race) })),
    rounds: race?.rounds ?? [],
    figures,
  };
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
  return file;
}

function columnsOf(row: Row, { rounds }: RaceResult): Record<string, unknown> {
  const columns = new Set(rounds.flatMap((round) => Object.keys(round)));
  return Object.fromEntries([...columns].map((column) => [column, cellOf(row, rounds, column)]));
}
