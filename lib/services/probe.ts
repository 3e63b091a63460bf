import type { ApiState } from '@/lib/model/connection';
import { type ErrorReport, mayBeDone, reportOf } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';

export interface Probe {
  state: ApiState;
  failure: ErrorReport | null;
}

export interface AccountProbe extends Probe {
  /** Null where it has none. */
  accountName: string | null;
}

/** The reading of an account costs one request, and has its name. */
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
