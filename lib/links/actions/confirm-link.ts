import { ignoreFailure } from '@/lib/async/queue';
import { createDeadline } from '@/lib/links/context';
import type { LinkFacts, LinksDependencies } from '@/lib/links/ports';
import { checkOptions, factsOf, isYoungerThan } from '@/lib/links/service-facts';
import { withServiceFacts } from '@/lib/links/service-info';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

/**
 * Asks the service, once, whether a link that was just made has the password and the expiration that were asked for. The answer
 * to a create says nothing of them, and a service may ignore them, or answer with a link that it had before.
 *
 * @param made as it was asked for
 * @returns the link; what the service does not tell is left as `unconfirmed`
 * @throws `not_as_asked` with the field and the link when the service says that it is not; `not_confirmed` with the link when it
 *   has a password, but is older than the request, so that it may be another one
 */
export async function confirmLink(
  dependencies: LinksDependencies,
  made: LinkRecord,
  isPrivate: boolean,
): Promise<LinkRecord> {
  const deadline = createDeadline(dependencies);
  const askedAt = dependencies.now();
  const facts = await factsOf({ dependencies, deadline }, made.shortUrl);
  if (!facts) return made;
  const [field] = checkOptions(facts, made).missing;
  const age = passwordAge(dependencies, made, { facts, askedAt });
  const tell = (known: LinkRecord): LinkRecord => {
    const told = withServiceFacts(known, facts);
    return age === 'unknown' ? { ...told, unconfirmed: ['password'] } : told;
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
  { hasPassword, origin, createdAt }: LinkRecord,
  { facts, askedAt }: { facts: LinkFacts; askedAt: number },
): 'new' | 'old' | 'unknown' {
  if (!hasPassword || origin === 'own') return 'new';
  const isNew = isYoungerThan(facts, now() - createdAt, now() - askedAt);
  if (isNew === null) return 'unknown';
  return isNew ? 'new' : 'old';
}
