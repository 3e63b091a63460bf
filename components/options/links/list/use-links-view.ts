import { useMemo, useState } from 'preact/hooks';

import type { LinkView } from '@/components/options/links/data/shown-links';
import { addressOfList, linksPlaceAt } from '@/components/options/links/place';
import { onHashChange } from '@/components/options/use-on-return';
import { useListener } from '@/components/ui/hooks';
import type { LinkFilter, LinkOrder } from '@/lib/model/link-query';

/** What is looked for, and the ways to look for something else. */
export interface LinksView {
  /** As it stands in the field. */
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
