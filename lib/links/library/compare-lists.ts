import type { KnownLinkStatus } from '@/lib/model/link-query';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

/** How the links that a service lists as active and those that are remembered of it differ. */
export interface ListDifference {
  /** Listed, but not remembered; each once, as listed. */
  unknown: string[];
  /** Listed, but thought disabled, deleted or unlisted. */
  back: KnownLinkStatus[];
  /** Thought active, but not listed. */
  missing: KnownLinkStatus[];
}

export function compareLists(
  listed: readonly string[],
  remembered: readonly KnownLinkStatus[],
): ListDifference {
  const byKey = new Map(listed.map((shortUrl) => [shortUrlKey(shortUrl), shortUrl]));
  const unknown = new Map(byKey);
  const difference: ListDifference = { unknown: [], back: [], missing: [] };
  for (const link of remembered) {
    const key = shortUrlKey(link.shortUrl);
    unknown.delete(key);
    const isListed = byKey.has(key);
    if (isListed && (link.isUnlisted || !link.isWorking)) difference.back.push(link);
    if (!isListed && link.isWorking) difference.missing.push(link);
  }
  return { ...difference, unknown: [...unknown.values()] };
}
