import { ignoreFailure } from '@/lib/async/queue';
import type { LinkJob } from '@/lib/links/context';
import { withWanted } from '@/lib/links/filing/file-link';
import type { LinkHistory, LinkService, LinksDependencies } from '@/lib/links/ports';
import { type AskedLink, type WantedLink, readRequest } from '@/lib/links/request';
import { factsOf } from '@/lib/links/service-facts';
import { linkFromList } from '@/lib/links/service-info';
import { isOnAskedHost, wrongHost } from '@/lib/links/short-url';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { chosenExtras, compareTold, isWorking } from '@/lib/rules/link';
import { canonicalUrl, looseUrlKey, shortUrlKey } from '@/lib/rules/url/url-keys';

type Parts = Pick<LinksDependencies, 'history' | 'service' | 'now'>;

/**
 * For each page the service's active links that lead to it: those to its exact spelling first, then those that the service still
 * lists, then the newest.
 */
export async function existingLinks(
  { history, service, now }: Parts,
  pages: readonly Pick<AskedLink, 'pageKey' | 'longUrl'>[],
): Promise<LinkRecord[][]> {
  const keys = pages.map(({ longUrl }) => looseUrlKey(longUrl));
  const [found, { id }] = await Promise.all([history.findAlike(keys), service()]);
  const today = localDay(new Date(now()));
  return pages.map(({ pageKey }, i) => {
    const rank = (link: LinkRecord): number =>
      (canonicalUrl(link.longUrl) === pageKey ? 0 : 2) + (link.unlisted === true ? 1 : 0);
    return (found[i] ?? [])
      .filter((link) => link.service === id && isWorking(link, today))
      .toSorted((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt);
  });
}

/** The first of these links on the host that was asked for; null where there is none. */
export const onAskedHost = (
  links: readonly LinkRecord[],
  domain: string | null,
  service: LinkService,
): LinkRecord | null =>
  links.find(({ shortUrl }) => isOnAskedHost(shortUrl, domain, service)) ?? null;

/**
 * Whether a link, made or on its way, is what was asked for; blank options take any. Passwords are not remembered: only an attempt
 * that is made again under its own random alias has the same.
 */
export const satisfies = (
  link: Pick<WantedLink, 'alias' | 'domain' | 'expiry' | 'hasPassword' | 'extras'>,
  asked: Pick<AskedLink, 'alias' | 'ownAlias' | 'domain' | 'expiry' | 'hasPassword' | 'extras'>,
): boolean => {
  const { differing, untold } = compareTold(chosenExtras(asked.extras), chosenExtras(link.extras));
  return (
    (!asked.hasPassword || (link.hasPassword && asked.ownAlias)) &&
    differing.length + untold.length === 0 &&
    (['alias', 'domain', 'expiry'] as const).every(
      (option) => asked[option] === null || asked[option] === link[option],
    )
  );
};

/**
 * The link of the page that is what was asked for, unless another one is wanted.
 * @throws `wrong_host` with the link when none is on the host that was asked for
 */
export async function findExisting(parts: Parts, asked: AskedLink): Promise<ShortenOutcome | null> {
  const found = await fittingLinks(parts, asked);
  if (found === null) return null;
  const link = await alsoFile(parts.history, found.onHost ?? found.newest, asked);
  if (found.onHost !== null) return { how: 'existing', link };
  // What is remembered may come from a foreign file: such a link is no more copied unasked than a new one.
  throw wrongHost(link, asked.domain);
}

/** A short part alone behind the host. */
const shortUrlShape = /^https?:\/\/[^/?#]+\/[^/?#]+$/;

/**
 * The link that an address is the short URL of: one created outside is not remembered before it is listed.
 * @throws `dead_link` with the link
 */
export async function findAtShortUrl(
  job: LinkJob,
  asked: AskedLink,
): Promise<ShortenOutcome | null> {
  const { longUrl, again } = asked;
  const at = job.dependencies.now();
  const mayBeShort = shortUrlShape.test(longUrl) && isOnAskedHost(longUrl, null, job.service);
  const facts = mayBeShort && !again ? await factsOf(job, longUrl) : null;
  // Services may look at the short part alone, whatever the host.
  if (!facts || shortUrlKey(facts.shortUrl) !== shortUrlKey(longUrl)) return null;
  const listed = linkFromList(longUrl, job.service, { facts, at });
  const link = { ...listed, filing: withWanted([], asked.filing) };
  if (!satisfies(link, asked)) return null;
  if (isWorking(link, localDay(new Date(at)))) return { how: 'existing', link };
  throw new AppError({ code: 'dead_link', link, outcome: 'none' });
}

/** The link on the host that is asked for that a request would be given instead of a new one. @throws `invalid_input` */
export async function findFitting(
  parts: Parts,
  { url, domain, expiry }: Pick<ShortenRequest, 'url' | 'domain' | 'expiry'>,
): Promise<LinkRecord | null> {
  const request = { url, domain, expiry, title: '', again: false, tabId: null };
  const found = await fittingLinks(parts, readRequest(request, localDay(new Date(parts.now()))));
  return found?.onHost ?? null;
}

/** The best link that is what was asked for, and the best on the host that was asked for; null where there is none at all. */
export async function fittingLinks(
  parts: Parts,
  asked: AskedLink,
): Promise<{ newest: LinkRecord; onHost: LinkRecord | null } | null> {
  // A password is asked for: it takes a new link.
  if (asked.again || asked.hasPassword) return null;
  const [links = []] = await existingLinks(parts, [asked]);
  const fitting = links.filter((link) => satisfies(link, asked));
  const [newest] = fitting;
  if (newest === undefined) return null;
  return { newest, onHost: onAskedHost(fitting, asked.domain, await parts.service()) };
}

/** Adds the folders that were asked for to an existing link. */
export async function alsoFile(
  history: Pick<LinkHistory, 'update'>,
  link: LinkRecord,
  asked: Pick<AskedLink, 'filing'>,
): Promise<LinkRecord> {
  if (asked.filing.length === 0) return link;
  const add = (each: LinkRecord): LinkRecord => ({
    ...each,
    filing: withWanted(each.filing, asked.filing),
  });
  await ignoreFailure(history.update(link.shortUrl, add));
  return add(link);
}
