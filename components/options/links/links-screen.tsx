import { useMemo, useRef } from 'preact/hooks';

import type { ScreenProps } from '@/components/options/services';
import { type ShowToast, ToastPlace, useToast } from '@/components/ui/toast';

import { useLinks } from './data/use-links';
import { LinkDetailPage } from './detail/link-page';
import { useLinkRowActions } from './list/link-actions';
import { ChannelColorsContext, useChannelColors } from './list/link-facts';
import { LinksPart } from './list/links-part';
import { NewLinkScreen } from './new/new-link-screen';
import { linksPlaceAt, useLinksView } from './place';
import type { ScrollMemory } from './scroll/scroll-memory';

/** Every link that is known, each on a page of its own, and the form for a new one. What was done last is said over all of them. */
export function LinksScreen({ path }: ScreenProps) {
  const { show, ...toast } = useToast();
  const colors = useChannelColors(linksPlaceAt(path).at);
  return (
    <ChannelColorsContext.Provider value={colors}>
      <LinksPlaces path={path} showToast={show} />
      <ToastPlace {...toast} />
    </ChannelColorsContext.Provider>
  );
}

/** What was looked for outlives a look at one of the links. */
function LinksPlaces({ path, showToast }: ScreenProps & { showToast: ShowToast }) {
  const place = linksPlaceAt(path);
  const linksView = useLinksView(path);
  const links = useLinks(linksView.view);
  const rowActions = useLinkRowActions(links.windows, showToast);
  const scrollMemory = useRef<ScrollMemory>(topOfList());
  useMemo(() => {
    // Other links have other places.
    scrollMemory.current = topOfList();
  }, [linksView.view]);
  if (place.at === 'new') {
    return <NewLinkScreen filter={linksView.view.filter} onCreated={links.reload} />;
  }
  if (place.at === 'link') {
    return (
      <LinkDetailPage
        key={place.shortUrl}
        shortUrl={place.shortUrl}
        windows={links.windows}
        filter={linksView.view.filter}
      />
    );
  }
  return (
    <>
      <LinksPart
        linksView={linksView}
        links={links}
        rowActions={rowActions}
        scrollMemory={scrollMemory.current}
      />
      {rowActions.dialog}
    </>
  );
}

const topOfList = (): ScrollMemory => ({ place: null, focused: null, shortUrl: null });
