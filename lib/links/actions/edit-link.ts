import { ignoreFailure } from '@/lib/async/queue';
import { type Deadline, createDeadline } from '@/lib/links/context';
import { ownShortUrl } from '@/lib/links/library/own-link';
import type { LinkFacts, LinksDependencies } from '@/lib/links/ports';
import { unconfirmedOf } from '@/lib/links/record';
import { readChanges } from '@/lib/links/request';
import { expiresOn } from '@/lib/links/service-facts';
import { isSameUrl } from '@/lib/links/short-url';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { EditedLink, LinkChanges, LinkRecord } from '@/lib/model/link';
import { compareTold } from '@/lib/rules/link';

import { readLinkInfo } from './refresh-link';
import { forgetUnsaved } from './switch-link';

/**
 * Changes a link on the service, reads it, and remembers what it is like. Where the answer was lost, that read decides.
 *
 * @param wanted.today `YYYY-MM-DD`
 * @throws `invalid_input` with the field; what a refusal comes to; `outcome_unknown` where it may be done
 */
export async function editLink(
  dependencies: LinksDependencies,
  url: string,
  wanted: { changes: LinkChanges; today: string },
): Promise<EditedLink> {
  const deadline = createDeadline(dependencies);
  const job = { dependencies, deadline };
  const changes = readChanges(wanted.changes, wanted.today);
  const shortUrl = await ownShortUrl(dependencies, url);
  const failure = await sendChanges(job, shortUrl, changes);
  // The page that it led to must not be given it, even if this worker ends now.
  if (failure === null) await remember(job, shortUrl, changes);
  const looking = readLinkInfo(dependencies, shortUrl, deadline);
  const read = await looking.catch(() => null);
  if (read === null) {
    if (failure !== null) throw lost(failure);
    return { info: null, differing: [], untold: [] };
  }
  const check = compareTold(changes, toldOf(read.facts, changes));
  if (failure === null) return { info: read.info, ...check };
  const isSeen = check.differing.length === 0 && check.untold.length < Object.keys(changes).length;
  if (!isSeen) throw lost(failure);
  await remember(job, shortUrl, changes);
  return { info: { ...read.info, link: withChanges(read.info.link, changes) }, ...check };
}

/** One change of a link. */
interface EditJob {
  dependencies: LinksDependencies;
  deadline: Deadline;
}

const lost = (failure: ErrorReport): AppError =>
  new AppError({ ...failure, code: 'outcome_unknown', outcome: 'unknown' });

/** @returns why it may or may not be done; null once it is @throws a refusal */
async function sendChanges(
  { dependencies: { api }, deadline }: EditJob,
  shortUrl: string,
  changes: LinkChanges,
): Promise<ErrorReport | null> {
  try {
    await deadline.within(api.update(shortUrl, changes));
    return null;
  } catch (error) {
    const report = reportOf(error);
    if (report.outcome !== 'unknown') throw error;
    return report;
  }
}

/** An intent that keeps the unsaved link would give it to the page that it led to. */
async function remember(
  { dependencies }: EditJob,
  shortUrl: string,
  changes: LinkChanges,
): Promise<void> {
  const change = (known: LinkRecord): LinkRecord => withChanges(known, changes);
  await ignoreFailure(dependencies.history.update(shortUrl, change, true));
  if (changes.url !== undefined) await ignoreFailure(forgetUnsaved(dependencies, shortUrl));
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

/** What the service reports of the changes, spelled as they were asked for where that means the same. */
const toldOf = (facts: LinkFacts, { url, password, expiry }: LinkChanges) => ({
  ...facts.extras,
  url: isSameUrl(url ?? '', facts.originalUrl ?? '') ? url : facts.originalUrl,
  password: facts.hasPassword === null ? null : (facts.hasPassword && password) || '',
  expiry: expiry && expiresOn(facts, expiry) ? expiry : toldExpiry(facts),
});

/** Blank for none. */
const toldExpiry = ({ expiry, tellsExpiry }: LinkFacts): string | null =>
  expiry ?? (tellsExpiry ? '' : null);
