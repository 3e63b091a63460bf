import { linkToChange } from '@/lib/links/library/own-link';
import type { LinkFacts, LinksDependencies } from '@/lib/links/ports';
import { unconfirmedOf } from '@/lib/links/record/record';
import { readChanges } from '@/lib/links/record/request';
import { expiresOn } from '@/lib/links/record/service-facts';
import { isSameUrl } from '@/lib/links/record/short-url';
import { AppError, reportOf } from '@/lib/model/errors';
import type { EditedLink, LinkChanges, LinkRecord } from '@/lib/model/link';
import { compareTold } from '@/lib/rules/link';

import { remember } from './change-link';
import { askAbout, infoOf, newAsking } from './link-info';

/** Changes a link, and compares it with what the service reports then. @throws `outcome_unknown` where it may be done */
export async function editLink(
  dependencies: LinksDependencies,
  url: string,
  { changes: wanted, today }: { changes: LinkChanges; today: string },
): Promise<EditedLink> {
  const asking = newAsking(dependencies);
  const changes = readChanges(wanted, today);
  const subject = await linkToChange(dependencies, url);
  const sending = dependencies.api.update(subject.shortUrl, changes);
  await asking.deadline.within(sending).catch((error: unknown) => {
    const failure = reportOf(error);
    const isUnknown = failure.outcome === 'unknown';
    throw new AppError(isUnknown ? { ...failure, code: 'outcome_unknown' } : failure);
  });
  await remember(dependencies, subject, (link) => withChanges(link, changes));
  const answer = await askAbout(asking, subject).catch(() => null);
  if (!answer?.facts) return { info: null, differing: [], untold: [] };
  return { info: infoOf(answer.link, answer.facts), ...compareChanges(changes, answer.facts) };
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

const compareChanges = (changes: LinkChanges, facts: LinkFacts) =>
  compareTold(changes, {
    ...facts.extras,
    url: isSameUrl(changes.url ?? '', facts.originalUrl ?? '') ? changes.url : facts.originalUrl,
    password: facts.hasPassword === null ? null : (facts.hasPassword && changes.password) || '',
    expiry: reportedExpiry(facts, changes.expiry),
  });

const reportedExpiry = (facts: LinkFacts, wanted = ''): string | null =>
  expiresOn(facts, wanted) ? wanted : (facts.expiry ?? (facts.tellsExpiry ? '' : null));
