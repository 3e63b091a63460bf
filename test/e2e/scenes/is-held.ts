import { expect } from '@playwright/test';

import type { RunningService } from '../../service/start-service.ts';

/** Waits until the service holds a request of this kind, and no other. */
export const isHeld = (service: RunningService, operation: string): Promise<void> =>
  expect
    .poll(() => service.requests().filter(({ heldMs }) => heldMs === null))
    .toMatchObject([{ operation }]);
