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
import { chosenExtras, compareTold, isWorking } from '@/lib/rules/link';
import { canonicalUrl, looseUrlKey, shortUrlKey } from '@/lib/rules/url/url-keys';

/** The links that lead to a page and work, the newest first, and then those to another spelling of it. @param today `YYYY-MM-DD` */
export async function existingLinks(
  history: Pick<LinkHistory, 'findByLooseKey'>,
  { pageKey, longUrl }: Pick<AskedLink, 'pageKey' | 'longUrl'>,
  today: string,
): Promise<LinkRecord[]> {
  // The page's own spelling is one of those that are alike.
  const alike = await history.findByLooseKey(looseUrlKey(longUrl));
  const isExact = (link: LinkRecord) => canonicalUrl(link.longUrl) === pageKey;
  const [exact, others] = [alike.filter(isExact), alike.filter((link) => !isExact(link))];
  return [...working(exact, today), ...working(others, today)];
}

/** The first of these links on the host that was asked for; null where there is none. */
export const onAskedHost = (
  links: readonly LinkRecord[],
  domain: string | null,
  service: LinkService,
): LinkRecord | null =>
  links.find(({ shortUrl }) => isOnAskedHost(shortUrl, domain, service)) ?? null;

/** The newest link that works today (`YYYY-MM-DD`), or null. */
export const newestWorking = (links: readonly LinkRecord[], today: string): LinkRecord | null =>
  working(links, today)[0] ?? null;

const working = (links: readonly LinkRecord[], today: string): LinkRecord[] =>
  links
    .filter((link) => isWorking(link, today))
    .toSorted((a, b) => uncertainty(a) - uncertainty(b) || b.createdAt - a.createdAt);

/** What the service lists no more may not work. */
const uncertainty = ({ unlisted }: LinkRecord): number => (unlisted === true ? 1 : 0);

/**
 * Whether a link, made or on its way, is what was asked for; blank options take any. Passwords are not remembered: only an attempt
 * that is made again under its own random alias has the same.
 */
export const satisfies = (
  link: Pick<WantedLink, 'alias' | 'domain' | 'expiry' | 'hasPassword' | 'extras'>,
  asked: Pick<AskedLink, 'alias' | 'ownAlias' | 'domain' | 'expiry' | 'hasPassword' | 'extras'>,
): boolean =>
  (!asked.hasPassword || (link.hasPassword && asked.ownAlias)) &&
  hasExtras(link, asked) &&
  (['alias', 'domain', 'expiry'] as const).every(
    (option) => asked[option] === null || asked[option] === link[option],
  );

function hasExtras(
  { extras }: Pick<WantedLink, 'extras'>,
  asked: Pick<WantedLink, 'extras'>,
): boolean {
  const { differing, untold } = compareTold(chosenExtras(asked.extras), chosenExtras(extras));
  return differing.length + untold.length === 0;
}

const noCandidates = { title: '', again: false, tabId: null } as const;

type Parts = Pick<LinksDependencies, 'history' | 'service'>;

/**
 * The link of the page that there is already and that is what was asked for, unless another one is wanted.
 *
 * @param today `YYYY-MM-DD`
 * @throws `wrong_host` with the link when none is on the host that was asked for
 */
export async function findExisting(
  parts: Parts,
  asked: AskedLink,
  today: string,
): Promise<ShortenOutcome | null> {
  const found = await fittingLinks(parts, asked, today);
  if (found === null) return null;
  const link = await alsoFile(parts.history, found.onHost ?? found.newest, asked);
  if (found.onHost !== null) return { how: 'existing', link };
  // What is remembered may come from a foreign file: such a link is no more copied unasked than a new one.
  throw wrongHost(link, asked.domain);
}

/** A short part alone behind the host. */
const shortUrlShape = /^https?:\/\/[^/?#]+\/[^/?#]+$/;

/**
 * The link that an address is the short URL of: one created outside is not remembered before it is listed. The service is asked only
 * about what can be a short URL.
 *
 * @throws `dead_link` with the link when it does not work
 */
export async function findAtShortUrl(
  job: LinkJob,
  asked: AskedLink,
  today: string,
): Promise<ShortenOutcome | null> {
  const { longUrl, again } = asked;
  const mayBeShort = shortUrlShape.test(longUrl) && isOnAskedHost(longUrl, null, job.service);
  const facts = mayBeShort && !again ? await factsOf(job, longUrl) : null;
  // Services may look at the short part alone, whatever the host.
  if (!facts || shortUrlKey(facts.shortUrl) !== shortUrlKey(longUrl)) return null;
  const listed = linkFromList(longUrl, job.service, { facts, at: job.dependencies.now() });
  const link = { ...listed, filing: withWanted([], asked.filing) };
  if (!satisfies(link, asked)) return null;
  if (isWorking(link, today)) return { how: 'existing', link };
  throw new AppError({ code: 'dead_link', link, outcome: 'none' });
}

/** The link on the host that is asked for that a request would be given instead of a new one. @throws `invalid_input` */
export async function findFitting(
  parts: Parts,
  { url, domain, expiry }: Pick<ShortenRequest, 'url' | 'domain' | 'expiry'>,
  today: string,
): Promise<LinkRecord | null> {
  const asked = readRequest({ url, domain, expiry, ...noCandidates }, today);
  const found = await fittingLinks(parts, asked, today);
  return found?.onHost ?? null;
}

/** The best link that is what was asked for, and the best on the host that was asked for; null where there is none at all. */
async function fittingLinks(
  { history, service }: Parts,
  asked: AskedLink,
  today: string,
): Promise<{ newest: LinkRecord; onHost: LinkRecord | null } | null> {
  // A password is asked for: it takes a new link.
  if (asked.again || asked.hasPassword) return null;
  const links = await existingLinks(history, asked, today);
  const fitting = links.filter((link) => satisfies(link, asked));
  const [newest] = fitting;
  if (newest === undefined) return null;
  return { newest, onHost: onAskedHost(fitting, asked.domain, await service()) };
}

/** Adds the folders that were asked for to an existing link. */
async function alsoFile(
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
