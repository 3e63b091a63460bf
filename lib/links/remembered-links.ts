import type { LinkRecord } from '@/lib/contract/link';
import { searchLinks } from '@/lib/rules/search-links';

import { pageKeyOf } from './asked-link';
import type { LinksDependencies } from './dependencies';
import { isWorking, newestWorking } from './existing-link';
import type { IntentsFor } from './intents';
import { ownLink } from './own-link';

/** What is known of a page without asking the service. */
export interface RememberedLinks {
  /** The newest link made here for an address that works today; null when there is none. */
  existingFor(url: string): Promise<LinkRecord | null>;
  /** Whether a create for an address ended without a known outcome, or is still under way. */
  uncertainFor(url: string, isPrivate?: boolean): Promise<boolean>;
  /** Whether an address is one of the short links made here, on whatever service. */
  isOwnShortLink(url: string): Promise<boolean>;
  /** The link made here, on the connected service, that an address is the short URL of, however it is spelled; null for any other. */
  ownLink(url: string): Promise<LinkRecord | null>;
  /** The links made here on the connected service that hold all of these words, in the order of `searchLinks` (lib/rules). */
  search(words: string, limit: number): Promise<LinkRecord[]>;
  /** The same among those that work today: the others are of no use on a clipboard. */
  searchWorking(words: string, limit: number): Promise<LinkRecord[]>;
}

/** @param today gives `YYYY-MM-DD` */
export const rememberedLinks = (
  { history, service }: Pick<LinksDependencies, 'history' | 'service'>,
  intentsFor: IntentsFor,
  today: () => string,
): RememberedLinks => ({
  existingFor: async (url) => {
    const pageKey = pageKeyOf(url);
    return pageKey === null ? null : newestWorking(await history.find(pageKey), today());
  },
  uncertainFor: async (url, isPrivate = false) => {
    const pageKey = pageKeyOf(url);
    return pageKey !== null && (await intentsFor(isPrivate).find(pageKey)) !== null;
  },
  isOwnShortLink: async (url) => (await history.findByShortUrl(url)) !== null,
  ownLink: async (url) => ownLink({ history, service }, url),
  search: async (words, limit) => searchLinks(await history.all(), words, limit),
  searchWorking: async (words, limit) => {
    const working = (await history.all()).filter((link) => isWorking(link, today()));
    return searchLinks(working, words, limit);
  },
});
