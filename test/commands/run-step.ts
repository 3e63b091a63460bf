import { rm } from 'node:fs/promises';

import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';
import type { Step } from './steps.ts';
import { noTests, readTestCounts, type TestCounts } from './test-counts.ts';

/** How a step ended. */
export interface StepResult {
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
  readonly counts: TestCounts;
}

/** Runs one step, with a sign of life every ten seconds. */
export async function runStep(step: Step): Promise<StepResult> {
  if (step.report !== undefined) await rm(step.report, { force: true });
  const progress = showProgress(step.name);
  try {
    const { code, output } = await runCommand(step.command, {
      env: environment(step),
      onOutput: progress.note,
    });
    const counts = await countsOf(step, code);
    return { passed: counts.failed === 0, seconds: progress.stop(), output, counts };
  } finally {
    progress.stop();
  }
}

function environment({ report, env = {} }: Step): Record<string, string> {
  return report === undefined ? env : { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
}

/** A program that failed without a failed test (a crash, no tests) is one failure itself. */
async function countsOf({ report }: Step, code: number): Promise<TestCounts> {
  const counts = report === undefined ? undefined : await readTestCounts(report);
  if (code !== 0) return { ...(counts ?? noTests), failed: Math.max(counts?.failed ?? 0, 1) };
  if (counts !== undefined) return counts;
  return report === undefined ? { ...noTests, passed: 1 } : { ...noTests, failed: 1 };
}
