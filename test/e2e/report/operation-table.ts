import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import { offeredOperations } from '../../service/account/resources.ts';
import { documentProfileNames, profiles } from '../../service/profiles/profiles.ts';
import { shortUrlOperations } from '../../service/short-url/operations.ts';
import { operationAnnotation } from './exercised.ts';

/** Where the table is kept. */
export const operationTableFile = 'test-output/operations.md';

/** What stands in the table for an operation that was not exercised. */
export const notExercised = '–';

/** Every row of the document's endpoint tables: the name that the service knows it by, and how it is asked for. */
const documentedOperations = [
  ...offeredOperations(profiles.documented).map(({ name, method, path }) => ({
    name,
    path: `${method} /api${path}`,
  })),
  ...shortUrlOperations.map(({ name }) => ({ name, path: `GET /api/v1/:key/shorturl/${name}` })),
];

/**
 * Keeps, with the test output, a table of which operation was exercised against which kind of service: done in a page of
 * the extension, and its effect looked up in the service's database.
 */
export default class OperationTable implements Reporter {
  readonly #exercised = new Set<string>();

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return;
    for (const { type, description } of annotations)
      if (type === operationAnnotation && description !== undefined)
        this.#exercised.add(description);
  }

  async onEnd(): Promise<void> {
    if (this.#exercised.size === 0) return;
    const lines = [
      `| operation | asked for as | ${documentProfileNames.join(' | ')} |`,
      `| --- | --- | ${documentProfileNames.map(() => '---').join(' | ')} |`,
      ...documentedOperations.map(
        ({ name, path }) => `| ${name} | ${path} | ${this.#marks(name).join(' | ')} |`,
      ),
    ];
    await mkdir(dirname(operationTableFile), { recursive: true });
    await writeFile(operationTableFile, `${lines.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }

  #marks(name: string): string[] {
    return documentProfileNames.map((profile) =>
      this.#exercised.has(`${profile} ${name}`) ? 'yes' : notExercised,
    );
  }
}
