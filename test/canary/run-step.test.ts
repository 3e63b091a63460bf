import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { runStep } from '../commands/run-step.ts';
import { summary } from '../commands/test-counts.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-step-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** A step that leaves this report, if any, and ends with this exit code. */
async function run(exitCode: number, report?: object) {
  const file = join(folder, 'report.json');
  const write = `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))})`;
  const script = `${report === undefined ? '' : write}; console.log('said'); process.exit(${String(exitCode)})`;
  return await runStep({ name: 'step', command: [process.execPath, '-e', script], report: file });
}

const vitest = (passed: number, failed: number, skipped: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  numTodoTests: 0,
});

const playwright = (expected: number, unexpected: number, flaky: number, skipped: number) => ({
  stats: { expected, unexpected, flaky, skipped },
});

const cases = [
  ['vitest, all passed', 0, vitest(5, 0, 0), '5 passed, 0 failed'],
  ['vitest, one failed', 1, vitest(4, 1, 2), '4 passed, 1 failed, 2 skipped'],
  ['vitest, an error outside of the tests', 1, vitest(5, 0, 0), '5 passed, 1 failed'],
  ['Playwright, all passed', 0, playwright(7, 0, 0, 1), '7 passed, 0 failed, 1 skipped'],
  ['Playwright, one passed at the second try', 0, playwright(6, 0, 1, 0), '6 passed, 1 failed'],
  ['no report though the program says that all is well', 0, undefined, '0 passed, 1 failed'],
  ['no report after a crash', 3, undefined, '0 passed, 1 failed'],
] as const;

test.each(cases)(
  'counts the tests of a step as reported: %s',
  async (_case, exitCode, report, line) => {
    const result = await run(exitCode, report);
    expect(summary(result.counts)).toBe(line);
    expect(result.passed).toBe(line.includes(' 0 failed'));
    expect(result.output).toContain('said');
  },
);

test.each([
  [0, '1 passed, 0 failed'],
  [2, '0 passed, 1 failed'],
])('a step without tests that ends with %i', async (exitCode, line) => {
  const command = [process.execPath, '-e', `process.exit(${String(exitCode)})`];
  const { counts } = await runStep({ name: 'step', command });
  expect(summary(counts)).toBe(line);
});
