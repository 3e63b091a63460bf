import type { ApiState } from '@/lib/model/connection';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';
import { normaliseAddress } from '@/lib/rules/url/service-address';

import type { ConnectionDependencies } from './credentials';

/** What was found out about one API: its state, and how it failed where it did. */
export interface Probe {
  state: ApiState;
  failure: ErrorReport | null;
}

/** The account API answered, and so told the name of the account; null where it told none. */
interface AccountProbe extends Probe {
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
  const { refuses, isRetryable, isLocal } = policyOf(failure.code);
  // Of a request that asks for nothing in particular, it can only be meant for the key or the plan.
  if (refuses !== undefined) return { state: 'refused', failure };
  if (isRetryable && !isLocal) return { state: 'unknown', failure };
  throw error;
}

type FindRedirectTarget = ConnectionDependencies['findRedirectTarget'];

/** The error to show when neither API can be used: the refusal of a key before all, and what may pass before what is not there. */
export async function explainFailure(
  probes: readonly Probe[],
  address: string,
  findRedirectTarget: FindRedirectTarget,
): Promise<AppError> {
  const failures = (state: Probe['state']): ErrorReport[] =>
    probes.flatMap((probe) => (probe.state === state && probe.failure ? [probe.failure] : []));
  const absences = failures('absent');
  const isRedirect = absences.some(isElsewhere);
  const refused = failures('refused');
  const told = refused.find(({ said }) => said !== undefined) ?? refused[0];
  if (told && !isRedirect) return new AppError(keyRefused(told));
  const [passing] = failures('unknown');
  if (passing && !isRedirect) return new AppError(passing);
  const elsewhere = await redirectTarget(address, findRedirectTarget);
  if (elsewhere !== null) return new AppError({ code: 'wrong_host', address: elsewhere });
  return new AppError({ code: isRedirect ? 'wrong_host' : 'unexpected_response' });
}

/** A redirect made the request end before anything was done; an HTML page may have been anything. */
const isElsewhere = ({ code, outcome }: ErrorReport): boolean =>
  code === 'wrong_host' && outcome === 'none';

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
