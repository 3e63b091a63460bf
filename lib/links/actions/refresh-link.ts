import { type Deadline, createDeadline } from '@/lib/links/context';
import { ownLink } from '@/lib/links/library/own-link';
import type { Sync } from '@/lib/links/library/sync';
import type { LinkFacts, LinksDependencies } from '@/lib/links/ports';
import { isGone, isRefusal } from '@/lib/links/service-facts';
import {
  markGone,
  withServiceFacts,
  unknownLink,
  applyServiceInfo,
} from '@/lib/links/service-info';
import { AppError, reportOf } from '@/lib/model/errors';
import type { LinkInfo, LinkCheck, LinkRecord } from '@/lib/model/link';
import { isWorking } from '@/lib/rules/link';
import { heldUntil } from '@/lib/rules/rate-reserve';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

/**
 * Asks the service about a link that is remembered, and remembers the answer.
 *
 * @throws as `requireSpareBudget`; `not_found` for a link that is not remembered of this service; what the service's answer comes to,
 *   but for its word that there is no such link: that is remembered, too
 */
export async function refreshLink(
  dependencies: LinksDependencies,
  url: string,
): Promise<LinkRecord> {
  const { history, now } = dependencies;
  await requireSpareBudget(dependencies);
  const known = await ownLink(dependencies, url);
  if (known === null) throw new AppError({ code: 'not_found', outcome: 'none' });
  const { shortUrl } = known;
  const asking = createDeadline(dependencies).within(dependencies.api.get(shortUrl, known.id));
  const facts = await asking.catch((failure: unknown) => {
    if (isGone(reportOf(failure), known, now())) return null;
    throw failure;
  });
  const tell = (link: LinkRecord): LinkRecord =>
    facts === null ? markGone(link, now()) : applyServiceInfo(link, facts, now());
  const link = await history.update(shortUrl, tell);
  if (link === null) throw new AppError({ code: 'not_found', outcome: 'none' });
  return link;
}

/** @throws `rate_limited` where the rest of the limit is left to what people do */
export async function requireSpareBudget({
  budget,
}: Pick<LinksDependencies, 'budget'>): Promise<void> {
  const until = heldUntil(await budget());
  if (until !== null) throw new AppError({ code: 'rate_limited', until, outcome: 'none' });
}

/** Milliseconds within which neither a link is asked about again nor the list read for one. */
const freshFor = 180_000;

/**
 * Makes what checks a link that was given out again: one reading, which is no visit, and which requests of the same moment share.
 *
 * @param sync for private windows null, as reading it stores what came
 * @param today gives `YYYY-MM-DD`
 * @returns what checks the link of a short URL; null where that is unknown now, or nothing is remembered of it on this service
 */
export function createExistingCheck(
  dependencies: LinksDependencies,
  sync: Sync | null,
  today: () => string,
): (shortUrl: string) => Promise<LinkCheck | null> {
  const underWay = new Map<string, Promise<LinkCheck | null>>();
  const refresh = async (shortUrl: string): Promise<LinkRecord> =>
    refreshLink(dependencies, shortUrl).catch(async (failure: unknown) => {
      if (sync === null || !isRefusal(reportOf(failure))) throw failure;
      // Some services refuse what they do not have: their list is the second sign.
      await sync(freshFor);
      return refreshLink(dependencies, shortUrl);
    });
  const check = async (shortUrl: string): Promise<LinkCheck | null> => {
    const known = await ownLink(dependencies, shortUrl);
    if (known === null) return null;
    const link = isFresh(known, dependencies.now())
      ? known
      : // A service that fails says nothing about the link.
        await refresh(shortUrl).catch(() => null);
    return link && { link, works: isWorking(link, today()), moved: leadsElsewhere(known, link) };
  };
  return async (shortUrl) => {
    const asked =
      underWay.get(shortUrl) ?? check(shortUrl).finally(() => underWay.delete(shortUrl));
    underWay.set(shortUrl, asked);
    return asked;
  };
}

/** Services may spell an address in their own way. */
const leadsElsewhere = (known: LinkRecord, now: LinkRecord): boolean =>
  known.longUrl !== '' && looseUrlKey(known.longUrl) !== looseUrlKey(now.longUrl);

/** What the service's list lacks is asked about at once. */
function isFresh({ told, unlisted }: LinkRecord, now: number): boolean {
  const age = now - (told?.at ?? -Infinity);
  return unlisted !== true && age >= 0 && age < freshFor;
}

/** Asks the service for a short link's info, made here or not, and stores it with a stored link. */
export const getLinkInfo = async (
  dependencies: LinksDependencies,
  url: string,
): Promise<LinkInfo> => (await readLinkInfo(dependencies, url, createDeadline(dependencies))).info;

/** `getLinkInfo` within the time of a greater task, with what the service said. */
export async function readLinkInfo(
  dependencies: LinksDependencies,
  url: string,
  deadline: Deadline,
): Promise<{ info: LinkInfo; facts: LinkFacts }> {
  const [known, service] = await Promise.all([ownLink(dependencies, url), dependencies.service()]);
  const shortUrl = known?.shortUrl ?? url;
  const remember = async (change: (link: LinkRecord) => LinkRecord): Promise<LinkRecord | null> =>
    known === null ? null : dependencies.history.update(shortUrl, change).catch(() => null);
  const asking = deadline.within(dependencies.api.get(shortUrl, known?.id));
  const facts = await asking.catch(async (failure: unknown) => {
    const now = dependencies.now();
    await remember((link) => (isGone(reportOf(failure), link, now) ? markGone(link, now) : link));
    throw failure;
  });
  const at = dependencies.now();
  const tell = (link: LinkRecord): LinkRecord => applyServiceInfo(link, facts, at);
  const remembered = await remember(tell);
  const { visits, lastAccessed, createdAt, statistics, extras } = facts;
  const link =
    known === null
      ? withServiceFacts(unknownLink(shortUrl, { service, createdAt: at }), facts)
      : (remembered ?? tell(known));
  const statusKnown = facts.status !== null;
  const told = { ...(statistics && { statistics }), ...(extras && { extras }) };
  return { info: { link, visits, lastAccessed, createdAt, statusKnown, ...told }, facts };
}
