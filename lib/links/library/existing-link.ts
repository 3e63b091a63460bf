import type { LinkHistory, LinkService } from '@/lib/links/dependencies';
import type { AskedLink, WantedLink } from '@/lib/links/request';
import { isOnAskedHost } from '@/lib/links/short-host';
import type { LinkRecord } from '@/lib/model/link';
import { isWorking } from '@/lib/rules/is-working';
import { alikeKey } from '@/lib/rules/url/alike-key';

/**
 * The links that lead to a page and work, the newest first; behind them those that lead to another spelling of it.
 *
 * @param today `YYYY-MM-DD`
 */
export async function existingLinks(
  history: Pick<LinkHistory, 'find' | 'findAlike'>,
  { pageKey, longUrl }: Pick<AskedLink, 'pageKey' | 'longUrl'>,
  today: string,
): Promise<LinkRecord[]> {
  const [exact, alike] = await Promise.all([
    history.find(pageKey),
    history.findAlike(alikeKey(longUrl)),
  ]);
  const own = new Set(exact.map(({ shortUrl }) => shortUrl));
  const others = alike.filter(({ shortUrl }) => !own.has(shortUrl));
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
    .toSorted((a, b) => doubt(a) - doubt(b) || b.createdAt - a.createdAt);

/** What the service did not list any more is only given out where there is nothing else: it may not work. */
const doubt = ({ unlisted }: LinkRecord): number => (unlisted === true ? 1 : 0);

/**
 * Whether a link, made or on its way, is what was asked for; blank options take any. Nobody remembers passwords: only an attempt
 * that is made again under its own random alias has the same.
 */
export const satisfies = (
  link: Pick<WantedLink, 'alias' | 'domain' | 'expiry' | 'hasPassword'>,
  asked: Pick<AskedLink, 'alias' | 'ownAlias' | 'domain' | 'expiry' | 'hasPassword'>,
): boolean =>
  (!asked.hasPassword || (link.hasPassword && asked.ownAlias)) &&
  (['alias', 'domain', 'expiry'] as const).every(
    (option) => asked[option] === null || asked[option] === link[option],
  );
