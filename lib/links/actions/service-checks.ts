import type { LinkFacts, LinksDependencies } from '@/lib/links/ports';
import { checkOptions, factsOf, isYoungerThan } from '@/lib/links/service-facts';
import { withServiceFacts } from '@/lib/links/service-info';
import { shortUrlsOfAlias } from '@/lib/links/short-url';
import { type ErrorReport, AppError, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { checkAlias } from '@/lib/rules/alias';

import { askAbout, newAsking } from './link-info';

/**
 * Asks the service, once, whether a link that was just made has its password and expiration: a create's answer says nothing of
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
  const unlessLimited = (report: ErrorReport | undefined): null => {
    if (!waits || report?.code !== 'rate_limited') return null;
    throw new AppError({ ...report, outcome: 'unknown', link: made });
  };
  const { now } = dependencies;
  const askedAt = now();
  const { hasPassword, unconfirmed = [], origin, createdAt } = made;
  const isInDoubt = hasPassword && unconfirmed.includes('password') && origin !== 'own';
  // Only a new link certainly has the password that was asked for.
  const isNew = (facts: LinkFacts): boolean | null =>
    isInDoubt ? isYoungerThan(facts, now() - createdAt, now() - askedAt) : true;
  const apply = (known: LinkRecord, facts: LinkFacts): LinkRecord => {
    const link = withServiceFacts({ ...known, unconfirmed }, facts);
    if (isNew(facts) === true) return link;
    const others = link.unconfirmed?.filter((option) => option !== 'password') ?? [];
    return { ...link, unconfirmed: ['password', ...others] };
  };
  const subject = { shortUrl: made.shortUrl, known: made };
  const asking = askAbout(newAsking(dependencies), subject, apply);
  const answer = await asking.catch((failure: unknown) => unlessLimited(reportOf(failure)));
  if (!answer?.facts) return made;
  const { facts, link } = answer;
  const { missing, untold } = checkOptions(facts, made);
  const [field] = missing;
  if (untold.length > 0) unlessLimited(facts.failure);
  if (field !== undefined) throw new AppError({ code: 'not_as_asked', field, link });
  if (isNew(facts) !== false) return link;
  throw new AppError({ code: 'not_confirmed', field: 'password', link });
}

/**
 * Whether an alias is free on this account: other accounts are not to be seen.
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
  const service = await dependencies.service();
  const [shortUrl] = alias === '' ? [] : shortUrlsOfAlias(alias, domain || null, service);
  if (shortUrl === undefined) return null;
  const facts = await factsOf(newAsking(dependencies), shortUrl);
  return facts === undefined ? null : facts === null;
}
