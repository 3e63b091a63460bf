import { linkToChange } from '@/lib/links/library/own-link';
import type { LinkFacts, LinksDependencies } from '@/lib/links/ports';
import { unconfirmedOf } from '@/lib/links/record';
import { readChanges } from '@/lib/links/request';
import { expiresOn } from '@/lib/links/service-facts';
import { isSameUrl } from '@/lib/links/short-url';
import { AppError, reportOf } from '@/lib/model/errors';
import type { EditedLink, LinkChanges, LinkRecord } from '@/lib/model/link';
import { compareTold } from '@/lib/rules/link';

import { remember } from './change-link';
import { confirmed } from './confirmed';
import { askAbout, infoOf, newAsking } from './link-info';

/**
 * Changes a link on the service, and compares it with what the service reports then.
 *
 * @param today `YYYY-MM-DD`
 * @throws `invalid_input` with the field; what a refusal comes to; `outcome_unknown` where it may be done
 */
export async function editLink(
  dependencies: LinksDependencies,
  url: string,
  { changes: wanted, today }: { changes: LinkChanges; today: string },
): Promise<EditedLink> {
  const asking = newAsking(dependencies);
  const changes = readChanges(wanted, today);
  const subject = await linkToChange(dependencies, url);
  const read = async () => askAbout(asking, subject);
  const seen = await confirmed({
    send: async () => asking.deadline.within(dependencies.api.update(subject.shortUrl, changes)),
    read,
    isDone({ facts }) {
      if (facts === null) return false;
      const { differing, untold } = compareChanges(changes, facts);
      return differing.length === 0 && untold.length < Object.keys(changes).length;
    },
    mayBeSo: () => false,
  }).catch(asUnknown);
  const change = (link: LinkRecord): LinkRecord => withChanges(link, changes);
  // The page that it led to must not be given it, even if this worker ends now.
  await remember(dependencies, subject, change, changes.url !== undefined);
  const answer = seen ?? (await read().catch(() => null));
  if (!answer?.facts) return { info: null, differing: [], untold: [] };
  const info = infoOf(seen === null ? answer.link : change(answer.link), answer.facts);
  return { info, ...compareChanges(changes, answer.facts) };
}

function asUnknown(error: unknown): never {
  const failure = reportOf(error);
  throw new AppError(
    failure.outcome === 'unknown' ? { ...failure, code: 'outcome_unknown' } : failure,
  );
}

/** The link as it was asked to be; an expiration that was asked for before is confirmed no more. */
const withChanges = (
  { unconfirmed = [], ...known }: LinkRecord,
  { url, title, expiry, password }: LinkChanges,
): LinkRecord => ({
  ...known,
  ...unconfirmedOf(unconfirmed.filter((option) => option !== 'expiry' || expiry === undefined)),
  longUrl: url ?? known.longUrl,
  title: title || known.title,
  expiry: expiry === undefined ? known.expiry : expiry || null,
  hasPassword: known.hasPassword || password !== undefined,
});

/** Compares what the service reports with what was asked for, in any spelling that means the same. */
const compareChanges = (changes: LinkChanges, facts: LinkFacts) =>
  compareTold(changes, {
    ...facts.extras,
    url: isSameUrl(changes.url ?? '', facts.originalUrl ?? '') ? changes.url : facts.originalUrl,
    password: facts.hasPassword === null ? null : (facts.hasPassword && changes.password) || '',
    expiry: reportedExpiry(facts, changes.expiry),
  });

/** Blank for none, null where it is not reported. */
const reportedExpiry = (facts: LinkFacts, wanted = ''): string | null =>
  expiresOn(facts, wanted) ? wanted : (facts.expiry ?? (facts.tellsExpiry ? '' : null));
