import type { KnownLinkStatus } from '@/lib/model/link-query';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

/** How the links that a service lists as active and those that are remembered of it differ. */
export interface ListDifference {
  /** Listed, but not remembered; each once, as listed. */
  strangers: string[];
  /** Listed, but thought not to work, or to be missing from the list; as remembered. */
  back: string[];
  /** Thought to work and to be listed, but not listed. */
  missing: string[];
  /** How many are thought to work and are not listed. */
  unlisted: number;
}

/** Short URLs that are looked at before others get their turn: a few milliseconds' worth. */
const batchSize = 5000;

/**
 * @param listed short URLs
 * @param pause lets others have their turn
 */
export async function compareLists(
  listed: readonly string[],
  remembered: readonly KnownLinkStatus[],
  pause: () => Promise<void>,
): Promise<ListDifference> {
  const strangers = new Map<string, string>();
  for (const [i, shortUrl] of listed.entries()) {
    if (i % batchSize === batchSize - 1) await pause();
    const key = shortUrlKey(shortUrl);
    if (!strangers.has(key)) strangers.set(key, shortUrl);
  }
  const known = new Set<string>();
  const difference: Omit<ListDifference, 'strangers'> = { back: [], missing: [], unlisted: 0 };
  for (const [i, link] of remembered.entries()) {
    if (i % batchSize === batchSize - 1) await pause();
    const key = shortUrlKey(link.shortUrl);
    const isListed = known.has(key) || strangers.delete(key);
    if (isListed) known.add(key);
    classify(difference, link, isListed);
  }
  return { ...difference, strangers: [...strangers.values()] };
}

function classify(
  difference: Omit<ListDifference, 'strangers'>,
  { shortUrl, isWorking, isUnlisted }: KnownLinkStatus,
  isListed: boolean,
): void {
  if (isListed) {
    if (isUnlisted || !isWorking) difference.back.push(shortUrl);
  } else if (isWorking) {
    difference.unlisted += 1;
    if (!isUnlisted) difference.missing.push(shortUrl);
  }
}
