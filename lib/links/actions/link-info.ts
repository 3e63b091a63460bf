import { type Subject, ownLink } from '@/lib/links/library/own-link';
import type { LinkFacts, LinksDependencies } from '@/lib/links/ports';
import { isGone, isMissing } from '@/lib/links/record/service-facts';
import { applyServiceInfo, markGone, unknownLink } from '@/lib/links/record/service-info';
import { type Deadline, createDeadline } from '@/lib/links/turn/deadline';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkInfo, LinkRecord } from '@/lib/model/link';
import { heldUntil } from '@/lib/rules/rate-reserve';

export interface Asking {
  dependencies: LinksDependencies;
  deadline: Deadline;
}

export const newAsking = (dependencies: LinksDependencies): Asking => ({
  dependencies,
  deadline: createDeadline(dependencies),
});

export async function readFacts(
  { dependencies, deadline }: Asking,
  shortUrl: string,
): Promise<LinkFacts | null> {
  try {
    return await deadline.within(dependencies.api.get(shortUrl));
  } catch (error) {
    if (isMissing(reportOf(error))) return null;
    throw error;
  }
}

/** The link as it is now; without facts where the service has it no more. */
type Answer =
  | { link: LinkRecord; facts: LinkFacts }
  | { link: LinkRecord; facts: null; failure: ErrorReport };

/** Asks the service about a link, and remembers the answer. @throws what says nothing of the link */
export async function askAbout(
  { dependencies: { api, history, now, service }, deadline }: Asking,
  { shortUrl, known }: Subject,
  apply: typeof applyServiceInfo = applyServiceInfo,
): Promise<Answer> {
  const remember = async (change: (link: LinkRecord) => LinkRecord): Promise<LinkRecord> => {
    const link = known && (await history.update(shortUrl, change).catch(() => null));
    return link ?? change(known ?? unknownLink(shortUrl, await service()));
  };
  try {
    const facts = await deadline.within(api.get(shortUrl, known?.id));
    return { facts, link: await remember((link) => apply(link, facts, now())) };
  } catch (error) {
    const failure = reportOf(error);
    if (!isGone(failure, known ?? { createdAt: 0 }, now())) throw error;
    return { facts: null, failure, link: await remember((link) => markGone(link, now())) };
  }
}

export async function getLinkInfo(dependencies: LinksDependencies, url: string): Promise<LinkInfo> {
  const known = await ownLink(dependencies, url);
  const subject = { shortUrl: known?.shortUrl ?? url, known };
  const answer = await askAbout(newAsking(dependencies), subject);
  if (answer.facts === null) throw new AppError(answer.failure);
  return infoOf(answer.link, answer.facts);
}

export const infoOf = (
  link: LinkRecord,
  { visits, lastAccessed, createdAt, status, statistics, extras }: LinkFacts,
): LinkInfo => ({
  link,
  visits,
  lastAccessed,
  createdAt,
  statusKnown: status !== null,
  ...(statistics && { statistics }),
  ...(extras && { extras }),
});

/** As `getLinkInfo` for a remembered link, unasked by the user. @returns the link, be it gone */
export async function refreshLink(
  dependencies: LinksDependencies,
  url: string,
): Promise<LinkRecord> {
  await requireSpareBudget(dependencies);
  const known = await ownLink(dependencies, url);
  if (known === null) throw new AppError({ code: 'not_found', outcome: 'none' });
  const { link } = await askAbout(newAsking(dependencies), { shortUrl: known.shortUrl, known });
  return link;
}

/** @throws `rate_limited` where the rest of the limit is left to the user */
export async function requireSpareBudget({
  budget,
}: Pick<LinksDependencies, 'budget'>): Promise<void> {
  const until = heldUntil(await budget());
  if (until !== null) throw new AppError({ code: 'rate_limited', until, outcome: 'none' });
}
