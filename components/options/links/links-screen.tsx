import { useMemo, useRef } from 'preact/hooks';

import '@/components/resource/resource.css';
import type { ScreenProps } from '../screen-entry';
import type { LeftAt } from './left-at';
import { LinkPlace } from './link-place';

import './links.css';
import { linksPlaceAt } from './links-address';
import { LinksPart } from './links-part';
import { useLinkDoings } from './use-link-doings';
import { useLinks } from './use-links';
import { useLinksView } from './use-links-view';

/** Every link that is known, and each on a page of its own. What was looked for outlives a look at one of them. */
export function LinksScreen({ services, path }: ScreenProps) {
  const place = linksPlaceAt(path);
  const looking = useLinksView(path);
  const links = useLinks(services, looking.view);
  const doings = useLinkDoings(services, links.windows);
  const left = useRef<LeftAt>(atTheTop());
  useMemo(() => {
    // Other links have other places.
    left.current = atTheTop();
  }, [looking.view]);
  if (place.at === 'link') {
    return (
      <LinkPlace
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

const atTheTop = (): LeftAt => ({ place: null, focused: null, shortUrl: null });
