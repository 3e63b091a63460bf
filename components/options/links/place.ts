import { isOpenable } from '@/components/resource/place';
import type { LinkFilter } from '@/lib/model/link-query';

/** The filters, in the order of their buttons. */
export const filters: readonly LinkFilter[] = [
  'all',
  'working',
  'off',
  'expiring',
  'protected',
  'elsewhere',
];

const isFilter = (name: string): name is LinkFilter => filters.some((filter) => filter === name);

/** What of the screen is shown: the list, or one link. */
export type LinksPlace = { at: 'list'; filter: LinkFilter } | { at: 'link'; shortUrl: string };

/**
 * @param path what follows the screen's id in the address: ``, `expiring`, `link/https%3A%2F%2Fshort.example%2Fa`
 * @returns the whole list for everything that names nothing
 */
export function linksPlaceAt(path: string): LinksPlace {
  const [, encoded] = /^link\/(.+)$/.exec(path) ?? [];
  const shortUrl = encoded === undefined ? null : decoded(encoded);
  // It becomes a link that opens.
  if (shortUrl !== null && isOpenable(shortUrl)) return { at: 'link', shortUrl };
  return { at: 'list', filter: isFilter(path) ? path : 'all' };
}

/** Null for what was never encoded. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export const addressOfList = (filter: LinkFilter): string =>
  filter === 'all' ? '#links' : `#links/${filter}`;

export const addressOfLink = (shortUrl: string): string =>
  `#links/link/${encodeURIComponent(shortUrl)}`;
