import { readFile } from 'node:fs/promises';

/** How many tests passed, failed and were skipped. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a: TestCounts, b: TestCounts): TestCounts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** The last line of `npm test`, in the form that CI reads: `12 passed, 0 failed, 1 skipped`. */
export function summary({ passed, failed, skipped }: TestCounts): string {
  const ran = `${String(passed)} passed, ${String(failed)} failed`;
  return skipped === 0 ? ran : `${ran}, ${String(skipped)} skipped`;
}

/**
 * Reads the counts from the JSON report of vitest or Playwright.
 * @returns undefined when there is no such report, as after a crash
 */
export async function readTestCounts(file: string): Promise<TestCounts | undefined> {
  try {
    return countsOf(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function countsOf(report: unknown): TestCounts | undefined {
  if (!isRecord(report)) return undefined;
  return isRecord(report['stats']) ? playwrightCounts(report['stats']) : vitestCounts(report);
}

/** A flaky test has failed once, and no test may be tried twice: it counts as failed. */
function playwrightCounts(stats: Record<string, unknown>): TestCounts {
  return {
    passed: count(stats['expected']),
    failed: count(stats['unexpected']) + count(stats['flaky']),
    skipped: count(stats['skipped']),
  };
}

function vitestCounts(report: Record<string, unknown>): TestCounts {
  return {
    passed: count(report['numPassedTests']),
    failed: count(report['numFailedTests']),
    skipped: count(report['numPendingTests']) + count(report['numTodoTests']),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function count(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError('A test report without a count.');
  return value;
}
