import { useMemo, useRef } from 'preact/hooks';

import type { ScreenProps } from '@/components/options/services';

import { useLinks } from './data/use-links';
import { LinkDetailPage } from './detail/link-page';
import { LinksPart } from './list/links-part';
import { useLinkRowActions } from './list/use-link-actions';
import { useLinksView } from './list/use-links-view';
import { linksPlaceAt } from './place';
import type { ScrollMemory } from './scroll/keep-place';

import '@/components/resource/resource.css';
import './links.css';

/** Every link that is known, and each on a page of its own. What was looked for outlives a look at one of them. */
export function LinksScreen({ services, path }: ScreenProps) {
  const place = linksPlaceAt(path);
  const looking = useLinksView(path);
  const links = useLinks(services, looking.view);
  const doings = useLinkRowActions(services, links.windows);
  const left = useRef<ScrollMemory>(topOfList());
  useMemo(() => {
    // Other links have other places.
    left.current = topOfList();
  }, [looking.view]);
  if (place.at === 'link') {
    return (
      <LinkDetailPage
        key={place.shortUrl}
        shortUrl={place.shortUrl}
        services={services}
        windows={links.windows}
        filter={looking.view.filter}
      />
    );
  }
  return (
    <LinksPart
      services={services}
      looking={looking}
      links={links}
      doings={doings}
      left={left.current}
    />
  );
}

const topOfList = (): ScrollMemory => ({ place: null, focused: null, shortUrl: null });
