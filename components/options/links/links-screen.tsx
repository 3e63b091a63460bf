import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';

import type { ScreenProps } from '@/components/options/services';
import { ToastPlace, useToast } from '@/components/ui/toast';

import { useLinks } from './data/use-links';
import { LinkPage } from './detail/link-page';
import { useChannelColors } from './folder-picture';
import { useLinkActions } from './link-actions';
import { LinksContext } from './links-context';
import { ListScreen } from './list/list-screen';
import { useAddTo } from './many/add-to-dialog';
import { useSelection } from './many/selection';
import { NewLinkScreen } from './new/new-link-screen';
import { linksPlaceAt, useLinksView } from './place';
import type { ScrollMemory } from './scroll/scroll-memory';

/** Every link that is known, each on a page of its own, and the form for a new one. */
export function LinksScreen({ path }: ScreenProps) {
  const place = linksPlaceAt(path);
  return (
    <LinksAround path={path}>
      {place.at === 'list' ? <ListScreen /> : null}
      {place.at === 'link' ? <LinkPage key={place.shortUrl} shortUrl={place.shortUrl} /> : null}
      {place.at === 'new' ? <NewLinkScreen /> : null}
    </LinksAround>
  );
}

interface LinksAroundProps extends ScreenProps {
  children: ComponentChildren;
}

/** What everything about links is drawn from. What was done last is said over all of it. */
export function LinksAround({ path, children }: LinksAroundProps) {
  const { show: showToast, ...toast } = useToast();
  const linksView = useLinksView(path);
  const links = useLinks(linksView.view);
  const actions = useLinkActions(links.windows, showToast);
  // Other links have other rows.
  const scrollMemory = useMemo(
    (): ScrollMemory => ({ top: null, focused: null }),
    [linksView.view],
  );
  const channelColors = useChannelColors(linksPlaceAt(path).at);
  const selection = useSelection(linksView.view, links.windows);
  const { addTo, mayFile, dialog } = useAddTo((said) => {
    selection.clear();
    links.reload();
    showToast({ text: said });
  });
  const parts = { linksView, actions, showToast, scrollMemory, selection };
  return (
    <LinksContext.Provider value={{ ...links, ...parts, channelColors, addTo, mayFile }}>
      {children}
      {actions.dialog}
      {dialog}
      <ToastPlace {...toast} />
    </LinksContext.Provider>
  );
}
