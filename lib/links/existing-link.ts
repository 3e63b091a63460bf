import type { LinkRecord } from '@/lib/contract/link';
import { alikeKey } from '@/lib/rules/alike-key';
import { isWorking } from '@/lib/rules/is-working';

import type { AskedLink, WantedLink } from './asked-link';
import type { LinkHistory } from './dependencies';

/** The page that a link is looked for, and what it has to be. */
interface Wanted extends Pick<AskedLink, 'pageKey' | 'longUrl'> {
  /** `YYYY-MM-DD` */
  today: string;
  fits: (link: LinkRecord) => boolean;
}

/** The newest link that leads to a page and works; where there is none, one that leads to another spelling of it. */
export async function existingLink(
  history: Pick<LinkHistory, 'find' | 'findAlike'>,
  { pageKey, longUrl, today, fits }: Wanted,
): Promise<LinkRecord | null> {
  const [exact, alike] = await Promise.all([
    history.find(pageKey),
    history.findAlike(alikeKey(longUrl)),
  ]);
  return newestWorking(exact.filter(fits), today) ?? newestWorking(alike.filter(fits), today);
}

/** The newest link that works today (`YYYY-MM-DD`), or null. */
export function newestWorking(links: readonly LinkRecord[], today: string): LinkRecord | null {
  const working = links.filter((link) => isWorking(link, today));
  return working.toSorted((a, b) => b.createdAt - a.createdAt)[0] ?? null;
}

/** Whether a link, made or on its way, is what was asked for; blank options take any. */
export const satisfies = (
  link: Pick<WantedLink, 'alias' | 'domain' | 'expiry' | 'hasPassword'>,
  asked: AskedLink,
): boolean =>
  (link.hasPassword || !asked.hasPassword) &&
  (['alias', 'domain', 'expiry'] as const).every(
    (option) => asked[option] === null || asked[option] === link[option],
  );
