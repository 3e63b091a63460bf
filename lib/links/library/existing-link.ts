import { ignoreFailure } from '@/lib/async/queue';
import type { LinkJob } from '@/lib/links/context';
import { withWanted } from '@/lib/links/filing/file-link';
import type { LinkHistory, LinksDependencies } from '@/lib/links/ports';
import type { AskedLink, WantedLink } from '@/lib/links/request';
import { factsOf } from '@/lib/links/service-facts';
import { linkFromList } from '@/lib/links/service-info';
import { isOnAskedHost, wrongHost } from '@/lib/links/short-url';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { chosenExtras, compareTold, isWorking } from '@/lib/rules/link';
import { canonicalUrl, looseUrlKey, shortUrlKey } from '@/lib/rules/url/url-keys';

type Parts = Pick<LinksDependencies, 'history' | 'service' | 'now'>;

/**
 * For each page the service's active links that lead to it, those first that are on the host that was asked for; then those to its
 * exact spelling, those that the service still lists, and the newest.
 */
export async function existingLinks(
  { history, service, now }: Parts,
  pages: readonly Pick<AskedLink, 'pageKey' | 'longUrl'>[],
  domain: string | null = null,
): Promise<LinkRecord[][]> {
  const keys = pages.map(({ longUrl }) => looseUrlKey(longUrl));
  const [found, connected] = await Promise.all([history.findAlike(keys), service()]);
  const today = localDay(new Date(now()));
  return pages.map(({ pageKey }, i) => {
    const rank = ({ shortUrl, longUrl, unlisted }: LinkRecord): number =>
      (isOnAskedHost(shortUrl, domain, connected) ? 0 : 4) +
      (canonicalUrl(longUrl) === pageKey ? 0 : 2) +
      (unlisted === true ? 1 : 0);
    return (found[i] ?? [])
      .filter((link) => link.service === connected.id && isWorking(link, today))
      .toSorted((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt);
  });
}

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
  const best = await fittingLink(parts, asked);
  if (best === null) return null;
  const link = await alsoFile(parts.history, best, asked);
  if (await isOnHost(parts, asked, best)) return { how: 'existing', link };
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

/** The link on the host that is asked for that a request would be given instead of a new one. */
export async function findFitting(parts: Parts, asked: AskedLink): Promise<LinkRecord | null> {
  const link = await fittingLink(parts, asked);
  return link !== null && (await isOnHost(parts, asked, link)) ? link : null;
}

const isOnHost = async (
  { service }: Parts,
  { domain }: AskedLink,
  { shortUrl }: LinkRecord,
): Promise<boolean> => isOnAskedHost(shortUrl, domain, await service());

/** The best link that is what was asked for. */
async function fittingLink(parts: Parts, asked: AskedLink): Promise<LinkRecord | null> {
  // A password is asked for: it takes a new link.
  if (asked.again || asked.hasPassword) return null;
  const [links = []] = await existingLinks(parts, [asked], asked.domain);
  return links.find((link) => satisfies(link, asked)) ?? null;
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
