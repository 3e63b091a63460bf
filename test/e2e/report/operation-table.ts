import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import { offeredOperations } from '../../service/account/resources.ts';
import { links } from '../../service/account/resources/links.ts';
import {
  documentProfileNames,
  linkProfileNames,
  profiles,
} from '../../service/profiles/profiles.ts';
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

/** By which a link is looked for, where the service knows the list and that question by one name. */
export const findLink = 'urls?short';

/** Links over the account API, which are beyond the document. */
const linkOperations = [
  ...links.operations.map(({ name, method, path }) => ({ name, path: `${method} /api${path}` })),
  { name: findLink, path: 'GET /api/urls?short=' },
];

interface Table {
  operations: readonly { name: string; path: string }[];
  profiles: readonly string[];
}

const tables: readonly Table[] = [
  { operations: documentedOperations, profiles: documentProfileNames },
  { operations: linkOperations, profiles: linkProfileNames },
];

/**
 * Keeps, with the test output, tables of which operation was exercised against which kind of service: done in a page of
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
    const texts = tables.map((table) => this.#linesOf(table).join('\n'));
    await mkdir(dirname(operationTableFile), { recursive: true });
    await writeFile(operationTableFile, `${texts.join('\n\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }

  #linesOf({ operations, profiles: names }: Table): string[] {
    const marks = (name: string): string[] =>
      names.map((profile) => (this.#exercised.has(`${profile} ${name}`) ? 'yes' : notExercised));
    return [
      `| operation | asked for as | ${names.join(' | ')} |`,
      `| --- | --- | ${names.map(() => '---').join(' | ')} |`,
      ...operations.map(({ name, path }) => `| ${name} | ${path} | ${marks(name).join(' | ')} |`),
    ];
  }
}
