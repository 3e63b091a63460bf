import { ignoreFailure } from '@/lib/async/queue';
import type { LinkHistory, LinksDependencies } from '@/lib/links/ports';
import { withWanted } from '@/lib/links/record/filing-steps';
import type { AskedLink, Page, WantedLink } from '@/lib/links/record/request';
import { isOnAskedHost, wrongHost } from '@/lib/links/record/short-url';
import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { chosenExtras, compareTold, isWorking, leadsAsAsked } from '@/lib/rules/link';
import { canonicalUrl, looseUrlKey } from '@/lib/rules/url/url-keys';

type Parts = Pick<LinksDependencies, 'history' | 'service' | 'now'>;

/** For each page its active links: first on the host that was asked for, to its exact spelling, still listed, and newest. */
export async function existingLinks(
  { history, service, now }: Parts,
  pages: readonly Page[],
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

/** Blank options take any. Passwords are not remembered: only an attempt made again under its own random alias has the same. */
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

/** @throws `wrong_host` with the link when none is on the host that was asked for: it may come from a foreign file */
export async function findExisting(parts: Parts, asked: AskedLink): Promise<ShortenOutcome | null> {
  if (asked.again || asked.hasPassword) return null;
  const [links = []] = await existingLinks(parts, [asked], asked.domain);
  const { longUrl: url, exactUrl } = asked;
  const best = links.find(
    (link) => satisfies(link, asked) && leadsAsAsked(link, { url, exactUrl }),
  );
  if (best === undefined) return null;
  const link = await alsoFile(parts.history, best, asked);
  if (isOnAskedHost(link.shortUrl, asked.domain, await parts.service())) {
    return { how: 'existing', link };
  }
  throw wrongHost(link, asked.domain);
}

/** Adds the folders that were asked for to an existing link. */
export async function alsoFile(
  history: Pick<LinkHistory, 'update'>,
  link: LinkRecord,
  { filing }: Pick<AskedLink, 'filing'>,
): Promise<LinkRecord> {
  if (filing.length === 0) return link;
  const add = (each: LinkRecord): LinkRecord => ({
    ...each,
    filing: withWanted(each.filing, filing),
  });
  await ignoreFailure(history.update(link.shortUrl, add));
  return add(link);
}
