import type { TestCounts } from './test-counts.ts';

/** The last line of `npm test`, in the form that CI reads: `12 passed, 0 failed, 1 skipped`. */
export function summary({ passed, failed, skipped }: TestCounts): string {
  const ran = `${String(passed)} passed, ${String(failed)} failed`;
  return skipped === 0 ? ran : `${ran}, ${String(skipped)} skipped`;
}
