import { ignoreFailure } from '@/lib/async/queue';
import type { ConnectionView } from '@/lib/model/connection';
import { AppError, type ErrorCode, reportOf } from '@/lib/model/errors';
import type { Credentials } from '@/lib/rules/request-headers';
import { normaliseAddress, serviceName } from '@/lib/rules/url/service-address';

import type { ConnectionDependencies, ServiceChanges, ServiceWishes } from './ports';
import { probeService } from './probe-service';

export interface Connections {
  /** One of the two APIs is enough. @throws why not; `wrong_host` with the address where the service seems to live */
  connect(typed: Credentials, wishes?: ServiceWishes): Promise<ConnectionView>;
  revoke(): Promise<void>;
  services: ServiceChanges;
}

export function createConnections(dependencies: ConnectionDependencies): Connections {
  const { add, clear, services, keepOrigins } = dependencies;
  let attempts = Promise.withResolvers<never>();
  /** After a revoke or another connection, the key must not come back. */
  const endAttempts = (): void => {
    attempts.promise.catch(() => undefined);
    attempts.reject(new AppError({ code: 'not_connected' }));
    attempts = Promise.withResolvers<never>();
  };
  const tidied = createTidying(keepOrigins);
  return {
    connect: async (typed, { name: given = '', ...wishes } = {}) =>
      tidied(typed, async () => {
        const made = await Promise.race([probeService(dependencies, typed), attempts.promise]);
        endAttempts();
        const name = serviceName(given);
        return add({ ...made, ...(name && { name }) }, wishes);
      }),
    async revoke() {
      endAttempts();
      await clear();
    },
    services,
  };
}

/** Gives back what was granted for an attempt that failed, unless another one, which needs it too, is under way. */
function createTidying(keepOrigins: ConnectionDependencies['keepOrigins']) {
  let underWay = 0;
  return async <T>(typed: Credentials, attempt: () => Promise<T>): Promise<T> => {
    underWay += 1;
    try {
      return await attempt();
    } catch (error) {
      if (underWay === 1) await ignoreFailure(keepOrigins(originsToRetry(typed, error)));
      throw error;
    } finally {
      underWay -= 1;
    }
  };
}

/** Where there is no service, or the attempt is over; else a second try must not ask for the origin again. */
const endsAttempt: ReadonlySet<ErrorCode> = new Set([
  'unreachable',
  'wrong_host',
  'unexpected_response',
  'not_connected',
]);

function originsToRetry({ address }: Credentials, error: unknown): string[] {
  const read = normaliseAddress(address);
  return 'problem' in read || endsAttempt.has(reportOf(error).code) ? [] : [read.originPattern];
}
