import { chunksOf } from '@/lib/async/yield';
import type { KnownLinkStatus } from '@/lib/model/link-query';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

/** How the links that a service lists as active and those that are remembered of it differ. */
export interface ListDifference {
  /** Listed, but not remembered; each once, as listed. */
  unknown: string[];
  /** Listed, but thought disabled, deleted or unlisted. */
  back: KnownLinkStatus[];
  /** Thought active and listed, but not listed. */
  missing: KnownLinkStatus[];
  /** How many are thought active and are not listed. */
  unlisted: number;
}

/** @param pause lets others have their turn */
export async function compareLists(
  listed: readonly string[],
  remembered: readonly KnownLinkStatus[],
  pause: () => Promise<void>,
): Promise<ListDifference> {
  const keys = await keysOf(listed, pause);
  const knownKeys = await keysOf(
    remembered.map(({ shortUrl }) => shortUrl),
    pause,
  );
  const [listedKeys, known] = [new Set(keys), new Set(knownKeys)];
  const unknown = new Map<string, string>();
  for (const [i, shortUrl] of listed.entries()) {
    const key = keys[i] ?? '';
    if (!known.has(key) && !unknown.has(key)) unknown.set(key, shortUrl);
  }
  const isListed = (_link: KnownLinkStatus, i: number): boolean =>
    listedKeys.has(knownKeys[i] ?? '');
  const lacking = remembered.filter((link, i) => link.isWorking && !isListed(link, i));
  return {
    unknown: [...unknown.values()],
    back: remembered.filter(isListed).filter((link) => link.isUnlisted || !link.isWorking),
    missing: lacking.filter(({ isUnlisted }) => !isUnlisted),
    unlisted: lacking.length,
  };
}

/** Short URLs that are looked at before others get their turn: a few milliseconds' worth. */
const batchSize = 5000;

async function keysOf(
  shortUrls: readonly string[],
  pause: () => Promise<void>,
): Promise<readonly string[]> {
  const keys: string[] = [];
  for (const some of chunksOf(shortUrls, batchSize)) {
    keys.push(...some.map(shortUrlKey));
    await pause();
  }
  return keys;
}
