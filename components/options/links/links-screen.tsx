import { useMemo, useRef } from 'preact/hooks';

import type { ScreenProps } from '@/components/options/services';

import { useLinks } from './data/use-links';
import { DeleteLinkDialog } from './delete-link';
import { LinkDetailPage } from './detail/link-page';
import { useLinkRowActions } from './list/link-actions';
import { ChannelColorsContext, useChannelColors } from './list/link-facts';
import { LinksPart } from './list/links-part';
import { NewLinkScreen } from './new/new-link-screen';
import { linksPlaceAt, useLinksView } from './place';
import type { ScrollMemory } from './scroll/scroll-memory';
import { type ShowToast, ToastPlace, useToast } from './toast';

/** Every link that is known, each on a page of its own, and the form for a new one. What was done last is said over all of them. */
export function LinksScreen(props: ScreenProps) {
  const { show, ...toast } = useToast();
  const { services, path } = props;
  const colors = useChannelColors(services.account, linksPlaceAt(path).at);
  return (
    <ChannelColorsContext.Provider value={colors}>
      <LinksPlaces {...props} showToast={show} />
      <ToastPlace {...toast} />
    </ChannelColorsContext.Provider>
  );
}

/** What was looked for outlives a look at one of the links. */
function LinksPlaces({ services, path, showToast }: ScreenProps & { showToast: ShowToast }) {
  const place = linksPlaceAt(path);
  const linksView = useLinksView(path);
  const links = useLinks(services, linksView.view);
  const rowActions = useLinkRowActions(services, links.windows, showToast);
  const { deleting } = rowActions;
  const scrollMemory = useRef<ScrollMemory>(topOfList());
  useMemo(() => {
    // Other links have other places.
    scrollMemory.current = topOfList();
  }, [linksView.view]);
  if (place.at === 'new') {
    return (
      <NewLinkScreen services={services} filter={linksView.view.filter} onCreated={links.reload} />
    );
  }
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
    <>
      <LinksPart
        services={services}
        linksView={linksView}
        links={links}
        rowActions={rowActions}
        scrollMemory={scrollMemory.current}
      />
      {deleting === null ? null : <DeleteLinkDialog send={services.send} {...deleting} />}
    </>
  );
}

const topOfList = (): ScrollMemory => ({ place: null, focused: null, shortUrl: null });
