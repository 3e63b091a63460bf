import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** A test of Playwright's report, or a group of them. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

/** A test file of vitest's report. */
interface VitestFile {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
}

interface Report {
  suites?: Suite[];
  testResults?: VitestFile[];
}

/** The names of the failed tests in a JSON report of vitest or Playwright; none when there is no report. */
export async function readFailedTests(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  // Our own tools wrote it.
  const { suites = [], testResults = [] } = JSON.parse(text) as Report;
  return [...suites.flatMap((suite) => failedIn(suite, [])), ...testResults.flatMap(failedOf)];
}

function failedIn({ title, suites = [], specs = [] }: Suite, above: readonly string[]): string[] {
  const path = [...above, title];
  const own = specs.filter(({ ok }) => !ok).map((spec) => [...path, spec.title].join(' › '));
  return [...own, ...suites.flatMap((suite) => failedIn(suite, path))];
}

function failedOf({ name, status, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${basename(name)} did not load`];
  return failed.map(({ fullName }) => `${basename(name)} › ${fullName}`);
}
