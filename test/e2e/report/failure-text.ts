import { stdout } from 'node:process';

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Prints all that failed tests have to tell once every test is over: the list shows the first lines alone, and of a long run
 * elsewhere often nothing but its end is kept.
 */
export default class FailureText implements Reporter {
  readonly #told: string[] = [];

  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return;
    for (const { name, contentType, body } of attachments) {
      if (contentType !== 'text/plain' || body === undefined) continue;
      this.#told.push(`\n${test.title}: ${name}\n${body.toString('utf8')}\n`);
    }
  }

  onEnd(): void {
    for (const text of this.#told) stdout.write(text);
  }
}
