import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { ShowToast } from '@/components/ui/toast';
import type { LinkRecord } from '@/lib/model/link';

import type { LoadedLinks } from './data/use-links';
import type { LinkActions } from './link-actions';
import type { Selection } from './many/selection';
import type { LinksView } from './place';
import type { ScrollMemory } from './scroll/scroll-memory';

/** What every part of the screen is drawn from; it outlives a look at one of the links. */
interface LinksScreenParts extends LoadedLinks {
  linksView: LinksView;
  actions: LinkActions;
  showToast: ShowToast;
  scrollMemory: ScrollMemory;
  selection: Selection;
  channelColors: ReadonlyMap<string, string>;
  /** Whether the account has campaigns and channels, as far as is known. */
  mayFile: boolean;
  /** Asks where these links are to be added. */
  addTo: (links: readonly LinkRecord[]) => void;
}

export const LinksContext = createContext<LinksScreenParts | null>(null);

export function useLinksScreen(): LinksScreenParts {
  const parts = useContext(LinksContext);
  if (parts === null) throw new Error('no screen of links around this component');
  return parts;
}
