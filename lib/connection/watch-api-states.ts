import type { ConnectionView, StoredConnection } from '@/lib/model/connection';
import { type Call, type OperationName, operations } from '@/lib/operations/operations';

import { type Probe, probeAccount, probeShortUrl } from './probe';

type Api = keyof ConnectionView['apis'];

/** Where the connection lives, as long as it is this one. */
interface ConnectionStore {
  get: () => Promise<StoredConnection | null>;
  update: (
    change: (connection: StoredConnection | null) => StoredConnection | null,
  ) => Promise<unknown>;
}

/**
 * Makes a client remember what its requests tell of an API that is not known yet. One that fails says nothing of the whole API,
 * so the API is then asked as it is when connecting.
 */
export function watchApiStates(call: Call, store: ConnectionStore): Call {
  const asking = new Set<Api>();

  async function learn(name: OperationName, succeeded: boolean): Promise<void> {
    const { api } = operations[name];
    const connection = await store.get();
    if (connection?.apis[api] !== 'unknown' || asking.has(api)) return;
    asking.add(api);
    try {
      const probe = succeeded ? availableProbe : await probeApi(call, api, connection.address);
      await store.update((current) => current && withProbe(current, api, probe));
    } finally {
      asking.delete(api);
    }
  }

  // Not knowing yet is no failure of what was asked: the next use tells.
  const note = (name: OperationName, succeeded: boolean) =>
    void learn(name, succeeded).catch(() => undefined);

  return async (name, input, after) => {
    try {
      const output = await call(name, input, after);
      note(name, true);
      return output;
    } catch (error) {
      note(name, false);
      throw error;
    }
  };
}

const availableProbe: Probe = { state: 'available', failure: null };

const probeApi = async (call: Call, api: Api, address: string): Promise<Probe> =>
  api === 'account' ? probeAccount(call) : probeShortUrl(call, address);

function withProbe(
  connection: StoredConnection,
  api: Api,
  { state, failure }: Probe,
): StoredConnection {
  const { trouble: before, ...rest } = connection;
  const trouble = state === 'unknown' ? (failure ?? before) : undefined;
  return {
    ...rest,
    apis: { ...connection.apis, [api]: state },
    refusal: state === 'refused' ? (failure?.said ?? null) : connection.refusal,
    ...(trouble === undefined ? {} : { trouble }),
  };
}
