import { stdout } from 'node:process';

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints all that a failed test has to tell: the list shows the first lines alone, and what was going on stands further down. */
export default class FailureText implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return;
    for (const { name, contentType, body } of attachments) {
      if (contentType !== 'text/plain' || body === undefined) continue;
      stdout.write(`\n${test.title}: ${name}\n${body.toString('utf8')}\n`);
    }
  }
}
