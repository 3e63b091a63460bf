import type { TestContext } from 'vitest';

import type { RunningService } from '../../../service/start-service.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test exercised, for the table of operations: the profile and the operation. */
    operations?: string[];
  }
}

/** Notes in the test report what the service answered well in a test that looked the effects up. */
export function noteAnswered({ task }: Pick<TestContext, 'task'>, service: RunningService): void {
  const answered = service.requests().filter(({ status }) => (status ?? 0) < 400);
  task.meta.operations = answered.map(({ operation }) => `${service.profile.name} ${operation}`);
}
