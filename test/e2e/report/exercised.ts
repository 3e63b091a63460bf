import { test } from '@playwright/test';

/** The type of the annotations that carry what was exercised to the report. */
export const operationAnnotation = 'operation';

/** Notes in the test report that an operation was done in a page, and its effect then found in the service's database. */
export function exercised(profile: string, operation: string): void {
  test.info().annotations.push({
    type: operationAnnotation,
    description: `${profile} ${operation}`,
  });
}

/** The operations that the running test has noted so far, each once. */
export function exercisedOperations(): string[] {
  const noted = test
    .info()
    .annotations.filter(({ type }) => type === operationAnnotation)
    .map(({ description = '' }) => description.slice(description.indexOf(' ') + 1));
  return [...new Set(noted)];
}
