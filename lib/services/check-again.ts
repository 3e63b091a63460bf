import type { ConnectionView, StoredConnection } from '@/lib/model/connection';
import type { Call } from '@/lib/operations/operations';

import { type Probe, probeAccount, probeAccountLinks, probeShortUrl } from './probe';

type Api = keyof ConnectionView['apis'];

const apis: readonly Api[] = ['account', 'shortUrl', 'accountLinks'];

const probes: Readonly<Record<Api, (call: Call, address: string) => Promise<Probe>>> = {
  account: probeAccount,
  shortUrl: probeShortUrl,
  accountLinks: probeAccountLinks,
};

interface ConnectionStore {
  get: () => Promise<StoredConnection | null>;
  change: (apply: (connection: StoredConnection) => StoredConnection) => Promise<void>;
}

/** Asks the APIs that failed while connecting once more, and remembers what they are. @throws what no service said */
export async function checkAgain(call: Call, { get, change }: ConnectionStore): Promise<void> {
  const connection = await get();
  const unknown = apis.filter((api) => connection?.apis[api] === 'unknown');
  if (connection === null || unknown.length === 0) return;
  const found = await Promise.all(
    unknown.map(async (api) => ({ api, probe: await probes[api](call, connection.address) })),
  );
  await change((now) => found.reduce((known, { api, probe }) => withProbe(known, api, probe), now));
}

function withProbe(
  connection: StoredConnection,
  api: Api,
  { state, failure, accountName = null }: Probe,
): StoredConnection {
  const { trouble: before, ...rest } = connection;
  const trouble = state === 'unknown' ? (failure ?? before) : undefined;
  return {
    ...rest,
    apis: { ...connection.apis, [api]: state },
    accountName: connection.accountName ?? accountName,
    refusal: state === 'refused' ? (failure?.said ?? null) : connection.refusal,
    ...(trouble === undefined ? {} : { trouble }),
  };
}
