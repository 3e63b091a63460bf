import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { conditions } from './anywhere/conditions.ts';
import { readAnywhereOptions } from './anywhere/options.ts';
import { runCondition } from './anywhere/run-condition.ts';
import { writeTable } from './anywhere/table.ts';
import type { Row } from './anywhere/table.ts';
import { providePrograms } from './provide-programs.ts';
import { runSteps } from './run-steps.ts';
import { selectSteps } from './select-steps.ts';
import { steps } from './steps.ts';

/** Reports of what failed, fonts and languages. */
const folder = 'test-output/anywhere';

try {
  const options = readAnywhereOptions(process.argv.slice(2), {
    conditions: conditions.map(({ name }) => name),
    steps: ['unit', 'service', 'canary', 'component', 'e2e', 'desktop'],
    usualSteps: ['unit', 'service', 'canary', 'component', 'e2e'],
  });
  console.log(`Seed ${String(options.seed)}`);
  await mkdir(folder, { recursive: true });
  for (const old of globSync(join(folder, '*.txt'))) await rm(old);
  await providePrograms(options.steps);
  const tests = steps.filter(({ name }) => options.steps.includes(name));
  await prepare(options.steps);

  const rows: Row[] = [];
  for (const condition of conditions.filter(({ name }) => options.conditions.includes(name)))
    rows.push(await runCondition(condition, tests, folder, options));

  const table = writeTable(rows);
  console.log(`\n${table}`);
  await writeFile(join(folder, 'table.md'), `${table}\n`);
  process.exitCode = rows.every(({ failed }) => failed === 0) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Builds what is to be tested, under no condition. */
async function prepare(names: readonly string[]): Promise<void> {
  const before = selectSteps(steps, names).filter(({ name }) => !names.includes(name));
  const failures: string[] = [];
  await runSteps(before, (step, { passed, output }) => {
    if (!passed) failures.push(`${step.name} failed.\n${output.trim()}`);
  });
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
