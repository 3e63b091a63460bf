import type { ApiState } from '@/lib/model/connection';
import { type ErrorReport, mayBeDone, reportOf } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';

export interface Probe {
  state: ApiState;
  failure: ErrorReport | null;
  /** Of the account API, where the account has one. */
  accountName?: string | null;
}

const available: Probe = { state: 'available', failure: null };

/** The reading of an account costs one request, and has its name. */
export const probeAccount = async (call: Call): Promise<Probe> =>
  call('getAccount', {}).then(
    ({ username }) => ({ ...available, accountName: username || null }),
    probeOfFailure,
  );

/** Only the list of active links succeeds with any key. It may be too slow, so an impossible link (its own root) is asked for beside it. */
export async function probeShortUrl(call: Call, address: string): Promise<Probe> {
  const fallback = probeRoot(call, `${address}/`);
  const probe = await call('listActiveShortUrls', {}).then(() => available, probeOfFailure);
  return probe.state === 'unknown' ? ((await fallback) ?? probe) : probe;
}

/** The first row of the list shows whether an account API has links, too, which most services with one API do. */
export async function probeAccountLinks(call: Call): Promise<Probe> {
  const probe = await call('listLinks', { limit: 1, page: 1 }).then(
    () => available,
    probeOfFailure,
  );
  if (probe.failure?.code !== 'unexpected_response') return probe;
  // A list has rows, be they unreadable; an answer of another kind is that of a service which has no such list.
  return /^data\.items\.\d/.test(probe.failure.path ?? '')
    ? available
    : { ...probe, state: 'absent' };
}

async function probeRoot(call: Call, shortUrl: string): Promise<Probe | null> {
  const failure = await call('getShortUrl', { shortUrl }).then(() => null, reportOf);
  if (failure === null) return available;
  const { mayMeanMissing, refuses } = policyOf(failure.code);
  if (failure.said === undefined) return null;
  if (mayMeanMissing) return available;
  return refuses === undefined ? null : { state: 'refused', failure };
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
