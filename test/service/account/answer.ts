import type { Failure } from '../failure.ts';
import type { AccountProfile } from '../profiles/profile.ts';
import type { Outcome } from './operation.ts';
import { pageEnvelope } from './paging.ts';
import type { PageRequest } from './paging.ts';

/** Puts an outcome into the words of a profile. */
export function answerOutcome(
  profile: AccountProfile,
  outcome: Outcome,
  page: PageRequest,
): Response {
  const status = outcome.kind === 'created' ? profile.createdStatus : 200;
  const body = { error: errorSpelling(profile, outcome), ...fieldsOf(profile, outcome, page) };
  return Response.json({ ...body, ...profile.extraKeys }, { status });
}

function errorSpelling(
  { stringZeroLists, stringZeroWhenCreated }: AccountProfile,
  outcome: Outcome,
): number | string {
  const isText =
    outcome.kind === 'page'
      ? stringZeroLists.includes(outcome.collection)
      : outcome.kind === 'created' && stringZeroWhenCreated;
  return isText ? '0' : 0;
}

function fieldsOf(
  profile: AccountProfile,
  outcome: Outcome,
  page: PageRequest,
): Record<string, unknown> {
  if (outcome.kind === 'message') return { message: outcome.message };
  if (outcome.kind !== 'page') return outcome.fields;
  const rows = [...outcome.rows, ...(outcome.extraRows ?? [])];
  return { data: { ...pageEnvelope(profile, page, outcome.total), [outcome.collection]: rows } };
}

/**
 * Puts a refusal into the words of a profile.
 * @param secondsLeft until the rate window ends
 */
export function answerFailure(
  profile: AccountProfile,
  failure: Failure,
  operation: string,
  secondsLeft: number,
): Response {
  const silent = profile.silentFailures.includes(operation);
  if (silent && (failure.kind === 'invalid' || failure.kind === 'not_found')) {
    return new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  const { status, error, html, sentence } = profile.failures[failure.kind];
  if (html === true) return brokenPage(status);
  if (sentence === true) return Response.json({ error: failure.message }, { status });
  const { retryAfter } = profile.rateLimit;
  const limited = failure.kind === 'rate_limited';
  return Response.json(
    {
      error,
      message: failure.message,
      ...(limited && retryAfter === 'body' ? { 'Retry-After': secondsLeft } : {}),
    },
    {
      status,
      headers: limited && retryAfter === 'header' ? { 'retry-after': String(secondsLeft) } : {},
    },
  );
}

function brokenPage(status: number): Response {
  const body = `<!doctype html><title>${status}</title><h1>Something went wrong</h1>`;
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
