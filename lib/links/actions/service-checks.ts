import type { LinkFacts, LinksDependencies } from '@/lib/links/ports';
import { checkOptions, isYoungerThan } from '@/lib/links/record/service-facts';
import { withServiceFacts } from '@/lib/links/record/service-info';
import { shortUrlsOfAlias } from '@/lib/links/record/short-url';
import { AppError, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { checkAlias } from '@/lib/rules/alias';

import { askAbout, newAsking, readFacts } from './link-info';

/**
 * Asks the service, once, whether a new link has its password and expiration: a create's answer says nothing of them.
 *
 * @param waits whether it is asked for again once the rate limit allows it
 * @throws with the link: `not_as_asked` with the field; `not_confirmed` when it is older than the request, so that it may have another
 *   password; `rate_limited` where that is waited for
 */
export async function confirmLink(
  dependencies: LinksDependencies,
  made: LinkRecord,
  waits = false,
): Promise<LinkRecord> {
  const { hasPassword, unconfirmed = [], origin, createdAt } = made;
  const isInDoubt = hasPassword && unconfirmed.includes('password') && origin !== 'own';
  // Only a new link certainly has the password that was asked for.
  const isNew = (facts: LinkFacts): boolean | null =>
    isInDoubt ? isYoungerThan(facts, dependencies.now() - createdAt) : true;
  const apply = (known: LinkRecord, facts: LinkFacts): LinkRecord => {
    const link = withServiceFacts({ ...known, unconfirmed }, facts);
    if (isNew(facts) === true) return link;
    return {
      ...link,
      unconfirmed: [...new Set(['password' as const, ...(link.unconfirmed ?? [])])],
    };
  };
  const subject = { shortUrl: made.shortUrl, known: made };
  const answer = await askAbout(newAsking(dependencies), subject, apply).catch((error: unknown) => {
    const report = reportOf(error);
    if (!waits || report.code !== 'rate_limited') return null;
    throw new AppError({ ...report, outcome: 'unknown', link: made });
  });
  if (!answer?.facts) return made;
  const { facts, link } = answer;
  const [field] = checkOptions(facts, made).missing;
  if (field !== undefined) throw new AppError({ code: 'not_as_asked', field, link });
  if (isNew(facts) !== false) return link;
  throw new AppError({ code: 'not_confirmed', field: 'password', link });
}

/** Whether an alias is free on this account, as others are not to be seen; null when that is unknown, or there is no alias. */
export async function isAliasFree(
  dependencies: LinksDependencies,
  alias: string,
  domain: string,
): Promise<boolean | null> {
  const problem = checkAlias(alias);
  if (problem) throw new AppError({ code: 'invalid_input', field: 'alias', problem });
  if (alias === '') return null;
  const [shortUrl = ''] = shortUrlsOfAlias(alias, domain || null, await dependencies.service());
  const isFree = async () => (await readFacts(newAsking(dependencies), shortUrl)) === null;
  return isFree().catch(() => null);
}
