import { ignoreFailure } from '@/lib/async/queue';
import { createDeadline } from '@/lib/links/context';
import type { LinkFacts, LinksDependencies } from '@/lib/links/ports';
import { checkOptions, factsOf, factsOrFailure, isYoungerThan } from '@/lib/links/service-facts';
import { withServiceFacts } from '@/lib/links/service-info';
import { shortUrlsOfAlias } from '@/lib/links/short-url';
import { type ErrorReport, AppError, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { checkAlias } from '@/lib/rules/alias';

/**
 * Asks the service, once, whether a link that was just made has its password and expiration: the answer to a create says nothing of
 * them, and a service may ignore them, or answer with a link that it had before.
 *
 * @param waits whether it is asked for again once the rate limit allows it
 * @returns the link; what the service does not report is left as `unconfirmed`
 * @throws with the link: `not_as_asked` with the field; `not_confirmed` when it is older than the request, so that it may have another
 *   password; `rate_limited` where that is waited for
 */
export async function confirmLink(
  dependencies: LinksDependencies,
  made: LinkRecord,
  waits = false,
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
  await ignoreFailure(dependencies.history.update(made.shortUrl, tell));
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
 * Whether an alias is free on this account: others are not to be seen.
 *
 * @param domain a branded domain's host, or blank
 * @returns null when that is unknown now, or there is no alias
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
