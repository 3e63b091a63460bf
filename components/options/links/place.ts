import { useMemo, useState } from 'preact/hooks';

import { onHashChange } from '@/components/options/use-on-return';
import { addressOf, isOpenable } from '@/components/resource/place';
import { useListener } from '@/components/ui/hooks';
import type { Folder } from '@/lib/model/link';
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

type LinksPlace =
  | { at: 'list'; filter: LinkFilter }
  | { at: 'link'; shortUrl: string }
  | { at: 'new' };

/** @param path what follows the screen's id in the address: ``, `expiring`, `new`, `link/https%3A%2F%2Fshort.example%2Fa` */
export function linksPlaceAt(path: string): LinksPlace {
  if (path === 'new') return { at: 'new' };
  const shortUrl = decoded(/^link\/(.+)$/.exec(path)?.[1] ?? '');
  // It becomes a link that opens.
  if (isOpenable(shortUrl)) return { at: 'link', shortUrl };
  return { at: 'list', filter: filters.find((name) => name === path) ?? 'all' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export const addressOfList = (filter: LinkFilter): string =>
  filter === 'all' ? '#links' : `#links/${filter}`;

export const addressOfLink = (shortUrl: string): string =>
  `#links/link/${encodeURIComponent(shortUrl)}`;

/** The page of a campaign or channel. */
export const addressOfFolder = ({ kind, id }: Pick<Folder, 'kind' | 'id'>): string =>
  addressOf({ id: `${kind}s` }, { at: 'detail', id });

export type LinksView = ReturnType<typeof useLinksView>;

/** @param path names the filter */
export function useLinksView(path: string) {
  const [typed, type] = useState('');
  const [{ filter, host, order }, setChosen] = useState<Omit<LinkView, 'words'>>(() => ({
    filter: filterAt(path) ?? 'all',
    host: null,
    order: 'newest',
  }));
  const words = typed.trim();
  const view: LinkView = useMemo(
    () => ({ words, filter, host, order }),
    [words, filter, host, order],
  );

  useListener(onHashChange, () => {
    const [, place = null] = /^#links\/?(.*)$/.exec(location.hash) ?? [];
    const named = place === null ? null : filterAt(place);
    if (named !== null) setChosen((was) => ({ ...was, filter: named }));
  });

  const choose = (changes: { filter?: LinkFilter; host?: string | null; order?: LinkOrder }) => {
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

function filterAt(path: string): LinkFilter | null {
  const place = linksPlaceAt(path);
  return place.at === 'list' ? place.filter : null;
}
