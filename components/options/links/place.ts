import { useMemo, useState } from 'preact/hooks';

import { onHashChange } from '@/components/options/use-on-return';
import { isOpenable } from '@/components/resource/place';
import { useListener } from '@/components/ui/hooks';
import type { LinkFilter, LinkOrder } from '@/lib/model/link-query';

import type { LinkView } from './data/shown-links';

export const filters: readonly LinkFilter[] = [
  'all',
  'working',
  'off',
  'expiring',
  'protected',
  'elsewhere',
];

const isFilter = (name: string): name is LinkFilter => filters.some((filter) => filter === name);

/** What of the screen is shown: the list, one link, or the form for a new one. */
export type LinksPlace =
  | { at: 'list'; filter: LinkFilter }
  | { at: 'link'; shortUrl: string }
  | { at: 'new' };

/**
 * @param path what follows the screen's id in the address: ``, `expiring`, `new`, `link/https%3A%2F%2Fshort.example%2Fa`
 * @returns the whole list for everything that names nothing
 */
export function linksPlaceAt(path: string): LinksPlace {
  if (path === 'new') return { at: 'new' };
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

export interface LinksView {
  typed: string;
  view: LinkView;
  type: (typed: string) => void;
  choose: (changes: { filter?: LinkFilter; host?: string | null; order?: LinkOrder }) => void;
  /** Everything again, in the order that was chosen. */
  clear: () => void;
}

/** @param path what follows the screen's id in the address: it names the filter */
export function useLinksView(path: string): LinksView {
  const [typed, type] = useState('');
  const [{ filter, host, order }, setChosen] = useState(() => ({
    filter: filterAt(path) ?? ('all' satisfies LinkFilter),
    host: null as string | null,
    order: 'newest' as LinkOrder,
  }));
  const words = typed.trim();
  const view = useMemo(() => ({ words, filter, host, order }), [words, filter, host, order]);

  useListener(onHashChange, () => {
    const named = filterAt(location.hash.replace(/^#links\/?/, ''));
    if (location.hash.startsWith('#links') && named !== null) {
      setChosen((was) => (was.filter === named ? was : { ...was, filter: named }));
    }
  });

  const choose: LinksView['choose'] = (changes) => {
    // The address says what is shown, but a filter is no place of its own to go back from.
    if (changes.filter !== undefined) history.replaceState(null, '', addressOfList(changes.filter));
    setChosen((was) => ({ ...was, ...changes }));
  };
  return {
    typed,
    view,
    type,
    choose,
    clear: () => {
      type('');
      choose({ filter: 'all', host: null });
    },
  };
}

/** Null where it names a link. */
function filterAt(path: string): LinkFilter | null {
  const place = linksPlaceAt(path);
  return place.at === 'list' ? place.filter : null;
}
