import type { LinkRecord } from '@/lib/contract/link';

import type { AskedLink, WantedLink } from './asked-link';

/** The newest link that works today (`YYYY-MM-DD`), or null. */
export function newestWorking(links: readonly LinkRecord[], today: string): LinkRecord | null {
  const working = links.filter((link) => isWorking(link, today));
  return working.toSorted((a, b) => b.createdAt - a.createdAt)[0] ?? null;
}

/** Whether a link works today (`YYYY-MM-DD`). The last day of an expiry date still counts. */
export const isWorking = (link: LinkRecord, today: string): boolean =>
  link.status === 'active' && (link.expiry === null || link.expiry >= today);

/** Whether a link, made or on its way, is what was asked for; blank options take any. */
export const satisfies = (
  link: Pick<WantedLink, 'alias' | 'domain' | 'expiry' | 'hasPassword'>,
  asked: AskedLink,
): boolean =>
  (link.hasPassword || !asked.hasPassword) &&
  (['alias', 'domain', 'expiry'] as const).every(
    (option) => asked[option] === null || asked[option] === link[option],
  );
