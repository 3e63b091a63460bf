import { expect } from '@playwright/test';

import type { RunningService } from '../../service/start-service.ts';

/** Waits until the service holds a request of this kind, and has no other before it. One that only takes its time is not held. */
export const isHeld = (service: RunningService, operation: string): Promise<void> =>
  expect
    .poll(() => service.requests().filter(({ heldMs }) => heldMs === null))
    .toMatchObject([{ operation, faults: expect.arrayContaining(['hold']) }]);
