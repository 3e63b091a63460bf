import type { Call } from '@/lib/operations/operations';

import type { RunningService } from '../../../service/start-service.ts';
import { testClient } from '../test-client.ts';
import { workers } from '../workers.ts';

/** A client on the real network, for an account of a service that runs. */
export const clientOf = (service: RunningService, key: string): Call =>
  testClient((request) => fetch(request), {
    credentials: async () => ({ address: service.baseUrl, key }),
    now: () => Date.now(),
    budgets: { account: workers().start(), shortUrl: workers(null, Infinity).start() },
  }).call;
