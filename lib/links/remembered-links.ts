import type { LinkRecord } from '@/lib/contract/link';

import { pageKeyOf } from './asked-link';
import type { LinkHistory } from './dependencies';
import { newestWorking } from './existing-link';
import type { IntentsFor } from './intents';

/** What is known of a page without asking the service. */
export interface RememberedLinks {
  /** The newest link made here for an address that works today; null when there is none. */
  existingFor(url: string): Promise<LinkRecord | null>;
  /** Whether a create for an address ended without a known outcome, or is still under way. */
  uncertainFor(url: string, isPrivate?: boolean): Promise<boolean>;
  /** Whether an address is one of the short links made here. */
  isOwnShortLink(url: string): Promise<boolean>;
}

/** @param today gives `YYYY-MM-DD` */
export const rememberedLinks = (
  history: LinkHistory,
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
});
