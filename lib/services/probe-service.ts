import type { Connection } from '@/lib/model/connection';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { ServiceView } from '@/lib/model/service';
import type { Call } from '@/lib/operations/operations';
import type { Credentials } from '@/lib/rules/request-headers';
import { normaliseAddress } from '@/lib/rules/url/service-address';

import { readCredentials } from './credentials';
import type { ConnectionDependencies } from './ports';
import { type Probe, probeAccount, probeAccountLinks, probeShortUrl } from './probe';

/** @throws why it cannot be connected */
export async function probeService(
  { callWith, findRedirectTarget, requireAddress, now, services }: ConnectionDependencies,
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
    ...credentials,
    originPattern,
    apis: { account: account.state, shortUrl: shortUrl.state, accountLinks: accountLinks.state },
    accountName: account.accountName ?? null,
    refusal: failureOf([...both, accountLinks], 'refused')?.said ?? null,
    ...(trouble === undefined ? {} : { trouble }),
    ...(authScheme === undefined ? {} : { authScheme }),
    ...(headers && { headerNames: Object.keys(headers) }),
    connectedAt: now(),
  };
}

/** A key of an unknown account replaces no named one. @throws what kept the account from being read, which may pass */
function requireNoOther(
  { failure }: Probe,
  address: string,
  services: readonly Pick<ServiceView, 'connection'>[],
): void {
  const mayBeOther = services.some(
    ({ connection }) => connection.address === address && connection.accountName !== null,
  );
  if (mayBeOther && failure !== null) throw new AppError(failure);
}

interface AccountApiProbe {
  account: Probe;
  accountLinks: Probe;
  authScheme?: 'token';
}

/** The second word before the key is tried where the first is refused. */
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

type FindRedirectTarget = ConnectionDependencies['findRedirectTarget'];

/** When neither API can be used: the refusal of a key before all, and what may pass before what is not there. */
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
  const refusal = refused.find(({ said }) => said !== undefined) ?? refused[0];
  if (refusal && !isRedirect) return new AppError(keyRefused(refusal));
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
