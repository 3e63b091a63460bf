import { readFile } from 'node:fs/promises';

import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

import { operationAnnotation } from '../e2e/report/exercised.ts';
import { operationTables } from '../e2e/report/operation-table.ts';

async function readReport(step: string): Promise<unknown> {
  return JSON.parse(await readFile(`test-output/${step}.json`, 'utf8'));
}

function exercisedIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const annotations = specs
    .filter(({ ok }) => ok)
    .flatMap(({ tests }) => tests.flatMap((test) => test.annotations))
    .filter(({ type }) => type === operationAnnotation);
  return [
    ...annotations.map(({ description = '' }) => description),
    ...suites.flatMap((suite) => exercisedIn(suite)),
  ];
}

const { suites } = (await readReport('e2e')) as JSONReport;
const { testResults } = (await readReport('unit')) as JsonTestResults;
const passed = testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status === 'passed');
const { lines, complete } = operationTables({
  page: new Set(suites.flatMap((suite) => exercisedIn(suite))),
  node: new Set(passed.flatMap(({ meta }) => meta.operations ?? [])),
});
console.log(lines.join('\n').trimEnd());

if (!complete) {
  console.log('\nSome operations were exercised against no service of a kind.');
  process.exitCode = 1;
}
