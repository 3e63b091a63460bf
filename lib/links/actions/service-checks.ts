import { ignoreFailure } from '@/lib/async/queue';
import { createDeadline } from '@/lib/links/context';
import type { LinkApi, LinkFacts, LinksDependencies } from '@/lib/links/ports';
import { checkOptions, factsOf, factsOrFailure, isYoungerThan } from '@/lib/links/service-facts';
import { withServiceFacts } from '@/lib/links/service-info';
import { shortUrlsOfAlias } from '@/lib/links/short-url';
import { type ErrorReport, AppError, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { checkAlias } from '@/lib/rules/alias';
import { policyOf } from '@/lib/rules/error-policy';

/** On whose behalf a link is looked at. */
export interface ConfirmOptions {
  private: boolean;
  /** Whether it is asked for again once the rate limit allows it. */
  waits?: boolean;
}

/**
 * Asks the service, once, whether a link that was just made has the password and the expiration that were asked for. The answer
 * to a create says nothing of them, and a service may ignore them, or answer with a link that it had before.
 *
 * @param made as it was asked for; what is not unconfirmed in it is not in doubt any more
 * @returns the link; what the service does not tell is left as `unconfirmed`
 * @throws `not_as_asked` with the field and the link when the service says that it is not; `not_confirmed` with the link when it
 *   has a password, but is older than the request, so that it may be another one; `rate_limited` with the link where that is waited
 *   for
 */
export async function confirmLink(
  dependencies: LinksDependencies,
  made: LinkRecord,
  { private: isPrivate, waits = false }: ConfirmOptions,
): Promise<LinkRecord> {
  const deadline = createDeadline(dependencies);
  const askedAt = dependencies.now();
  const unlessLimited = (report: ErrorReport | undefined): undefined => {
    if (!waits || report?.code !== 'rate_limited') return;
    throw new AppError({ ...report, outcome: 'unknown', link: made });
  };
  const facts = await factsOrFailure({ dependencies, deadline }, made.shortUrl).catch(
    (failure: unknown) => unlessLimited(reportOf(failure)),
  );
  if (!facts) return made;
  const { missing, untold } = checkOptions(facts, made);
  const [field] = missing;
  if (untold.length > 0) unlessLimited(facts.failure);
  const age = passwordAge(dependencies, made, { facts, askedAt });
  const tell = (known: LinkRecord): LinkRecord => {
    const told = withServiceFacts({ ...known, unconfirmed: made.unconfirmed ?? [] }, facts);
    if (age === 'new') return told;
    const others = told.unconfirmed?.filter((option) => option !== 'password') ?? [];
    return { ...told, unconfirmed: ['password', ...others] };
  };
  if (!isPrivate) await ignoreFailure(dependencies.history.update(made.shortUrl, tell));
  const link = tell(made);
  if (field !== undefined) throw new AppError({ code: 'not_as_asked', field, link });
  if (age === 'old') throw new AppError({ code: 'not_confirmed', field: 'password', link });
  return link;
}

/** Whether the password of a link can be the one that was asked for: only a new link certainly has it. */
function passwordAge(
  { now }: LinksDependencies,
  { hasPassword, unconfirmed, origin, createdAt }: LinkRecord,
  { facts, askedAt }: { facts: LinkFacts; askedAt: number },
): 'new' | 'old' | 'unknown' {
  const isInDoubt = hasPassword && unconfirmed?.includes('password') === true;
  if (!isInDoubt || origin === 'own') return 'new';
  const isNew = isYoungerThan(facts, now() - createdAt, now() - askedAt);
  if (isNew === null) return 'unknown';
  return isNew ? 'new' : 'old';
}

/**
 * Whether an alias is free on this account; of other accounts nobody tells.
 *
 * @param domain the branded domain's host, or blank for the service's own
 * @returns null when it cannot be told now, or there is no alias
 * @throws `invalid_input` for what can be no alias
 */
export async function isAliasFree(
  dependencies: LinksDependencies,
  alias: string,
  domain: string,
): Promise<boolean | null> {
  const problem = checkAlias(alias);
  if (problem) throw new AppError({ code: 'invalid_input', field: 'alias', problem });
  const deadline = createDeadline(dependencies);
  const service = await dependencies.service();
  const [shortUrl] = alias === '' ? [] : shortUrlsOfAlias(alias, domain || null, service);
  if (shortUrl === undefined) return null;
  const facts = await factsOf({ dependencies, deadline }, shortUrl);
  return facts === undefined ? null : facts === null;
}

/**
 * Finds out whether the service still takes the key, for whom was refused without a reason: some services answer a
 * refused key as they answer refused input, and only their words, in any language, make the difference.
 * @param shortUrl of a link that was made with the key: asking about it takes less than asking for the list; null for none
 * @returns the refusal; null where the key is taken, and where nobody can tell
 */
export async function refusedKey(
  api: Pick<LinkApi, 'get' | 'list'>,
  shortUrl: string | null,
): Promise<ErrorReport | null> {
  if (shortUrl !== null && (await refusal(api.get(shortUrl))) === null) return null;
  // A link may have been deleted; the list is there for every good key.
  const report = await refusal(api.list(null));
  return report && { ...report, code: 'unauthorized', outcome: 'none' };
}

/** Nothing can be wrong with such a request but the key. */
async function refusal(request: Promise<unknown>): Promise<ErrorReport | null> {
  const report = await request.then(() => null, reportOf);
  return report !== null && policyOf(report.code).refuses !== undefined ? report : null;
}
