import { useMemo, useRef } from 'preact/hooks';

import type { ScreenProps } from '@/components/options/services';

import { useLinks } from './data/use-links';
import { LinkDetailPage } from './detail/link-page';
import { LinksPart } from './list/links-part';
import { useLinkRowActions } from './list/use-link-actions';
import { useLinksView } from './list/use-links-view';
import { linksPlaceAt } from './place';
import type { ScrollMemory } from './scroll/scroll-memory';

/** Every link that is known, and each on a page of its own. What was looked for outlives a look at one of them. */
export function LinksScreen({ services, path }: ScreenProps) {
  const place = linksPlaceAt(path);
  const linksView = useLinksView(path);
  const links = useLinks(services, linksView.view);
  const rowActions = useLinkRowActions(services, links.windows);
  const scrollMemory = useRef<ScrollMemory>(topOfList());
  useMemo(() => {
    // Other links have other places.
    scrollMemory.current = topOfList();
  }, [linksView.view]);
  if (place.at === 'link') {
    return (
      <LinkDetailPage
        key={place.shortUrl}
        shortUrl={place.shortUrl}
        services={services}
        windows={links.windows}
        filter={linksView.view.filter}
      />
    );
  }
  return (
    <LinksPart
      services={services}
      linksView={linksView}
      links={links}
      rowActions={rowActions}
      scrollMemory={scrollMemory.current}
    />
  );
}

const topOfList = (): ScrollMemory => ({ place: null, focused: null, shortUrl: null });
