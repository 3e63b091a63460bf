import type { ApiState, ConnectionView, StoredConnection } from '@/lib/model/connection';
import { type ErrorReport, mayBeDone, reportOf } from '@/lib/model/errors';
import { accountLinkOperations } from '@/lib/operations/account-links';
import { type Call, type OperationName, operations } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';
import { mayBeOffered } from '@/lib/rules/offered';

/** What was found out about one API: its state, and how it failed where it did. */
export interface Probe {
  state: ApiState;
  failure: ErrorReport | null;
}

/** The account API answered, and so told the name of the account; null where it told none. */
export interface AccountProbe extends Probe {
  accountName: string | null;
}

/** The reading of an account costs one request, and tells whose it is. */
export async function probeAccount(call: Call): Promise<AccountProbe> {
  try {
    const { username } = await call('getAccount', {});
    return { state: 'available', failure: null, accountName: username || null };
  } catch (error) {
    return { ...probeOfFailure(error), accountName: null };
  }
}

/**
 * The list of active links is the only reading of the short-URL API that succeeds with any good key and no link known: any
 * other would be refused with a good key as with a wrong one, and nothing tells those refusals apart but words. It may be
 * too long, too slow or too much to be had; then a sentence of the service about a link that cannot exist (its own root) shows
 * at least that the API is there. Both are asked at the same time, as the two after each other could outlast the worker.
 */
export async function probeShortUrl(call: Call, address: string): Promise<Probe> {
  const fallback = probeRoot(call, `${address}/`);
  try {
    await call('listActiveShortUrls', {});
    return { state: 'available', failure: null };
  } catch (error) {
    const probe = probeOfFailure(error);
    return probe.state === 'unknown' ? ((await fallback) ?? probe) : probe;
  }
}

/** The first row of the list tells whether an account API has links, too, which most services with one API do. */
export async function probeAccountLinks(call: Call): Promise<Probe> {
  try {
    await call('listLinks', { limit: 1, page: 1 });
    return { state: 'available', failure: null };
  } catch (error) {
    const probe = probeOfFailure(error);
    if (probe.failure?.code !== 'unexpected_response') return probe;
    // A list has rows, be they unreadable; an answer of another kind is that of a service which has no such list.
    const isList = /^data\.items\.\d/.test(probe.failure.path ?? '');
    return isList ? { state: 'available', failure: null } : { ...probe, state: 'absent' };
  }
}

/** @returns null when what came tells nothing */
async function probeRoot(call: Call, shortUrl: string): Promise<Probe | null> {
  try {
    await call('getShortUrl', { shortUrl });
    return { state: 'available', failure: null };
  } catch (error) {
    const failure = reportOf(error);
    if (failure.said === undefined) return null;
    const { mayMeanMissing, refuses } = policyOf(failure.code);
    if (mayMeanMissing) return { state: 'available', failure: null };
    return refuses === undefined ? null : { state: 'refused', failure };
  }
}

/** @throws what no service said: no network, no permission, a defect of ours */
function probeOfFailure(error: unknown): Probe {
  const failure = reportOf(error);
  // A page where the API should be: shown, or led to. The service's own word that it has no such path is `not_found`.
  if (failure.code === 'not_found' || failure.code === 'wrong_host') {
    return { state: 'absent', failure };
  }
  // What stands in front of a service refuses with a page, too, which says nothing of the key.
  if (failure.code === 'web_page')
    return mayBeDone(failure) ? { state: 'absent', failure } : { state: 'refused', failure: null };
  const { refuses, isRetryable, isLocal } = policyOf(failure.code);
  // Of a request that asks for nothing in particular, it can only be meant for the key or the plan.
  if (refuses !== undefined) return { state: 'refused', failure };
  if (isRetryable && !isLocal) return { state: 'unknown', failure };
  throw error;
}

type Api = keyof ConnectionView['apis'];

type NamedProbe = Probe & Partial<AccountProbe>;

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

  async function find(api: Api, probing: () => Promise<NamedProbe>): Promise<void> {
    if (asking.has(api)) return;
    asking.add(api);
    try {
      const probe = await probing();
      await store.update((current) => current && withProbe(current, api, probe));
    } finally {
      asking.delete(api);
    }
  }

  async function learn(name: OperationName, succeeded: boolean): Promise<void> {
    const connection = await store.get();
    if (connection === null) return;
    const { apis, address } = connection;
    const api = apiOf(name);
    if (apis[api] === 'unknown') {
      await find(api, async () =>
        succeeded ? answeredProbe(call, api) : probes[api](call, address),
      );
    }
    // Connected at a time when there was only one way to make links.
    if (succeeded && apis.accountLinks === undefined && !mayBeOffered(apis.shortUrl)) {
      await find('accountLinks', async () => probeAccountLinks(call));
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

/** The account API answered, so it is there; whose it is could not be read while connecting, and is asked for once more. */
async function answeredProbe(call: Call, api: Api): Promise<NamedProbe> {
  const available = { state: 'available', failure: null } as const;
  if (api !== 'account') return available;
  const account = await probeAccount(call).catch(() => null);
  return { ...available, accountName: account?.accountName ?? null };
}

/** Links over the account API are there or not, whatever the rest of it is. */
const apiOf = (name: OperationName): Api =>
  Object.hasOwn(accountLinkOperations, name) ? 'accountLinks' : operations[name].api;

const probes: Readonly<Record<Api, (call: Call, address: string) => Promise<NamedProbe>>> = {
  account: probeAccount,
  shortUrl: probeShortUrl,
  accountLinks: probeAccountLinks,
};

function withProbe(
  connection: StoredConnection,
  api: Api,
  { state, failure, accountName = null }: NamedProbe,
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
