import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runStep } from '../run-step.ts';
import type { Step } from '../steps.ts';
import { startBusyLoops } from './busy-loops.ts';
import type { Condition, Surroundings } from './condition.ts';
import { readFailedTests } from './failed-tests.ts';
import type { AnywhereOptions } from './options.ts';
import { shuffleSpecs } from './shuffle.ts';
import type { Row } from './table.ts';

/** Runs the steps under a condition, one after the other, whether or not one fails. What a failed one printed is kept. */
export async function runCondition(
  condition: Condition,
  steps: readonly Step[],
  folder: string,
  options: Pick<AnywhereOptions, 'repeat' | 'seed' | 'files'>,
): Promise<Row> {
  const surroundings = await condition.prepare(folder);
  const row: Row = { condition: condition.name, passed: 0, failed: 0, seconds: 0, notes: [] };
  if (typeof surroundings === 'string') return { ...row, notes: [`skipped: ${surroundings}`] };
  const concerned = surroundings.browsersOnly === true ? steps.filter(drawsPages) : steps;
  const stopLoops = startBusyLoops(surroundings.busyLoops ?? 0);
  const runs: Row[] = [];
  try {
    for (let round = 0; round < options.repeat; round += 1) {
      const order = { ...options, seed: options.seed + round };
      for (const step of concerned) {
        const changed = await under(surroundings, step, folder, order);
        runs.push(await runOnce(condition.name, changed, folder));
      }
    }
  } finally {
    stopLoops();
  }
  return runs.reduce(addRows, row);
}

function drawsPages({ name }: Step): boolean {
  return ['component', 'e2e', 'desktop'].includes(name);
}

async function runOnce(condition: string, step: Step, folder: string): Promise<Row> {
  const { passed, counts, seconds, output } = await runStep(step);
  const notes = passed ? [] : await failedTests(step);
  const mark = passed ? '' : `  FAILED: ${notes.join('; ')}`;
  console.log(`${condition} ${step.name} … ${seconds.toFixed(0)} s${mark}`);
  if (!passed) await appendFile(join(folder, `${condition}-${step.name}.txt`), output);
  return { condition, passed: counts.passed, failed: counts.failed, seconds, notes };
}

function addRows(a: Row, b: Row): Row {
  return {
    condition: a.condition,
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    seconds: a.seconds + b.seconds,
    notes: [...a.notes, ...b.notes],
  };
}

/** The step as it is run there. */
async function under(
  { env: surroundings = {}, prefix = [], shuffled = false }: Surroundings,
  step: Step,
  folder: string,
  { seed, files }: Pick<AnywhereOptions, 'seed' | 'files'>,
): Promise<Step> {
  const isVitest = step.command.includes('vitest');
  // A part of a name need not be in every step's files.
  const mayBeEmpty = isVitest ? '--passWithNoTests' : '--pass-with-no-tests';
  const filter = files.length === 0 ? [] : [...files, mayBeEmpty];
  const env = { ...surroundings, CURTAIL_SEED: String(seed) };
  const plain = { ...step, command: [...prefix, ...step.command, ...filter], env };
  if (!shuffled) return plain;
  if (isVitest)
    return {
      ...plain,
      command: [...plain.command, '--sequence.shuffle', `--sequence.seed=${String(seed)}`],
    };
  const command = plain.command.map((word) =>
    word.replace('test/config/playwright.config.ts', 'test/config/shuffled.config.ts'),
  );
  return { ...plain, command, env: { ...env, CURTAIL_SPECS: await shuffleSpecs(folder, seed) } };
}

async function failedTests({ name, report }: Step): Promise<string[]> {
  const tests = report === undefined ? [] : await readFailedTests(report);
  return tests.length === 0 ? [`${name} ended with an error`] : tests;
}
