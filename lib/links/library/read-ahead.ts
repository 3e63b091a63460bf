import type { LinkHistory } from '@/lib/links/dependencies';
import { readPage } from '@/lib/links/request';
import type { LinkRecord } from '@/lib/model/link';
import { alikeKey } from '@/lib/rules/url/alike-key';
import { canonicalUrl } from '@/lib/rules/url/canonical-url';

/** What finds the links of a page. */
export type PageHistory = Pick<LinkHistory, 'find' | 'findAlike'>;

/**
 * The links of many pages, read at once.
 * @returns what gives them for these pages, and nothing for any other
 */
export async function readAhead(
  history: Pick<LinkHistory, 'findEachAlike'>,
  urls: readonly string[],
): Promise<PageHistory> {
  const pages = urls.map(readPage).filter((page) => page !== null);
  const keys = [...new Set(pages.map(({ longUrl }) => alikeKey(longUrl)))];
  const found = await history.findEachAlike(keys);
  const alike = new Map(keys.map((key, i) => [key, found[i] ?? []]));
  // A page's own spelling is one of those that are alike.
  const exact = Map.groupBy(found.flat(), pageOf);
  return {
    find: async (pageKey) => exact.get(pageKey) ?? [],
    findAlike: async (key) => alike.get(key) ?? [],
  };
}

const pageOf = ({ longUrl }: LinkRecord): string => canonicalUrl(longUrl);
