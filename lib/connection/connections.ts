import { ignoreFailure } from '@/lib/async/queue';
import type {
  Connection,
  ConnectionView,
  ServiceColor,
  StoredConnection,
} from '@/lib/model/connection';
import { AppError, type ErrorCode, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { ServiceView } from '@/lib/model/service';
import type { Call } from '@/lib/operations/operations';
import { normaliseAddress, serviceName } from '@/lib/rules/url/service-address';

import {
  type ConnectionDependencies,
  type Credentials,
  type ServiceChanges,
  readCredentials,
} from './credentials';
import {
  type AccountProbe,
  type Probe,
  probeAccount,
  probeAccountLinks,
  probeShortUrl,
} from './probe';

interface AboutConnection {
  name?: string;
  color?: ServiceColor;
  serviceId?: string;
  replaces?: string;
}

/** The connection to the service in use; its key never comes out of here. */
export interface Connections {
  /**
   * Finds out what a service offers to a key, and remembers both. A service with one of the two APIs is connected, too:
   * `apis` tells which, and pages explain what it cannot do.
   * @param about.name what the service is called, as somebody else may have written it
   * @param about.color of its mark, where none of the others has it
   * @param about.serviceId what it is to be remembered under, where no other account is
   * @param about.replaces the id of a service that it takes the place of; without one it comes to those that there are
   * @throws why it cannot be connected; `wrong_host` with the address where it seems to live; what kept the account from being read
   *   where one is connected there that may be another
   */
  connect(typed: Credentials, about?: AboutConnection): Promise<ConnectionView>;
  /** Null when not connected. */
  get(): Promise<ConnectionView | null>;
  /** Forgets every connection, and any that is being made. */
  revoke(): Promise<void>;
  /** Every service that is connected. */
  services: ServiceChanges;
}

export function createConnections(dependencies: ConnectionDependencies): Connections {
  const { store, services, keepOrigins } = dependencies;
  let attempts = Promise.withResolvers<never>();
  /** Whoever revoked or connected meanwhile does not want the key to come back. */
  const endAttempts = (): void => {
    attempts.promise.catch(() => undefined);
    attempts.reject(new AppError({ code: 'not_connected' }));
    attempts = Promise.withResolvers<never>();
  };
  const tidied = createTidying(keepOrigins);
  return {
    connect: async (typed, { name: said = '', color, serviceId, replaces } = {}) =>
      tidied(typed, async () => {
        const probed = await Promise.race([probeService(dependencies, typed), attempts.promise]);
        endAttempts();
        const name = serviceName(said);
        const wanted = { ...(color && { color }), ...(serviceId && { serviceId }) };
        const connection = { ...probed, ...(name && { name }), ...wanted };
        await store.set(connection, replaces);
        return withoutSecrets((await store.get()) ?? connection);
      }),
    async get() {
      const connection = await store.get();
      return connection && withoutSecrets(connection);
    },
    async revoke() {
      endAttempts();
      await store.clear();
    },
    services,
  };
}

/** Makes what gives back what was granted for an attempt, once that has failed and no other is under way: that one's is needed, too. */
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

/** Where there is no service, or the attempt is over, nobody goes on as it was typed; else a second try must not ask the person again. */
const endsAttempt: ReadonlySet<ErrorCode> = new Set([
  'unreachable',
  'wrong_host',
  'unexpected_response',
  'not_connected',
]);

/** The origins that the next attempt probably needs, once one has failed. */
function originsToRetry({ address }: Credentials, error: unknown): string[] {
  const read = normaliseAddress(address);
  return 'problem' in read || endsAttempt.has(reportOf(error).code) ? [] : [read.originPattern];
}

async function probeService(
  { callWith, findRedirectTarget, requireAddress, now, newId, services }: ConnectionDependencies,
  typed: Credentials,
): Promise<Connection> {
  const { originPattern, ...credentials } = readCredentials(typed);
  const { address, headers } = credentials;
  await requireAddress(address);
  const call = callWith(credentials);
  const [{ account, accountLinks, authScheme }, shortUrl] = await Promise.all([
    probeAccountApi(callWith, credentials),
    probeShortUrl(call, address),
  ]);
  const both = [account, shortUrl];
  if ([...both, accountLinks].every((probe) => probe.state !== 'available')) {
    throw await explainFailure(both, address, findRedirectTarget);
  }
  if (account.state === 'unknown') requireNoOther(account, address, await services.list());
  const trouble = failureOf(both, 'unknown');
  return {
    id: newId(),
    ...credentials,
    originPattern,
    apis: { account: account.state, shortUrl: shortUrl.state, accountLinks: accountLinks.state },
    accountName: account.accountName,
    refusal: failureOf([...both, accountLinks], 'refused')?.said ?? null,
    ...(trouble === undefined ? {} : { trouble }),
    ...(authScheme === undefined ? {} : { authScheme }),
    ...(headers && { headerNames: Object.keys(headers) }),
    connectedAt: now(),
  };
}

/**
 * Nobody takes the place of a named account while it cannot be told whose the key is: links and lists of that account would go on
 * with another one's key.
 *
 * @throws what kept the account from being read, which may pass
 */
function requireNoOther(
  { failure }: AccountProbe,
  address: string,
  services: readonly Pick<ServiceView, 'connection'>[],
): void {
  const mayBeOther = services.some(
    ({ connection }) => connection.address === address && connection.accountName !== null,
  );
  if (mayBeOther && failure !== null) throw new AppError(failure);
}

interface AccountApiProbe {
  account: AccountProbe;
  accountLinks: Probe;
  authScheme?: 'token';
}

/** What the account API offers, and the word that it wants before the key: the second one is tried where the first is refused. */
async function probeAccountApi(
  callWith: ConnectionDependencies['callWith'],
  credentials: Credentials,
): Promise<AccountApiProbe> {
  const first = await probeBoth(callWith(credentials));
  if (first.account.state !== 'refused') return first;
  const authScheme = 'token';
  const second = await probeBoth(callWith({ ...credentials, authScheme })).catch(() => first);
  return second.account.state === 'available' ? { ...second, authScheme } : first;
}

async function probeBoth(call: Call): Promise<AccountApiProbe> {
  const [account, accountLinks] = await Promise.all([
    probeAccount(call),
    // Most services have none, and whatever keeps them from answering is said of the account API.
    probeAccountLinks(call).catch((): Probe => ({ state: 'unknown', failure: null })),
  ]);
  return { account, accountLinks };
}

const failureOf = (probes: readonly Probe[], state: Probe['state']): ErrorReport | undefined =>
  probes.find((probe) => probe.state === state)?.failure ?? undefined;

/** What is told, and stored as it is, of a connection. */
export const withoutSecrets = ({
  key: _key,
  headers: _headers,
  ...view
}: Connection | (StoredConnection & { headers?: never })): ConnectionView => view;

type FindRedirectTarget = ConnectionDependencies['findRedirectTarget'];

/** The error to show when neither API can be used: the refusal of a key before all, and what may pass before what is not there. */
async function explainFailure(
  probes: readonly Probe[],
  address: string,
  findRedirectTarget: FindRedirectTarget,
): Promise<AppError> {
  const failures = (state: Probe['state']): ErrorReport[] =>
    probes.flatMap((probe) => (probe.state === state && probe.failure ? [probe.failure] : []));
  const absences = failures('absent');
  const isRedirect = absences.some(({ code }) => code === 'wrong_host');
  const refused = failures('refused');
  const told = refused.find(({ said }) => said !== undefined) ?? refused[0];
  if (told && !isRedirect) return new AppError(keyRefused(told));
  const [passing] = failures('unknown');
  if (passing && !isRedirect) return new AppError(passing);
  const elsewhere = await redirectTarget(address, findRedirectTarget);
  if (elsewhere !== null) return new AppError({ code: 'wrong_host', address: elsewhere });
  return new AppError({ code: isRedirect ? 'wrong_host' : 'unexpected_response' });
}

/** Services that know no better word call a wrong key refused input. */
const keyRefused = ({ code, said }: ErrorReport): ErrorReport => ({
  code: code === 'unauthorized' || code === 'plan_limit' ? code : 'forbidden',
  ...(said === undefined ? {} : { said }),
});

/** Only an address that would be taken is worth offering. */
async function redirectTarget(
  address: string,
  findRedirectTarget: FindRedirectTarget,
): Promise<string | null> {
  const found = normaliseAddress((await findRedirectTarget(address).catch(() => null)) ?? '');
  return 'address' in found && found.address !== address ? found.address : null;
}
