import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { linkPages, pageSize } from '@/components/options/links/data/link-pages';
import type { LinkView } from '@/components/options/links/data/shown-links';
import { VisitRefresher } from '@/components/options/links/data/visit-refresher';
import { isFiledIn } from '@/components/options/links/many/file-tasks';
import { useOnReturn } from '@/components/options/use-on-return';
import { type OptionsServices, useServices } from '@/components/ui/services';
import { type LoadState, useLoaded } from '@/components/ui/use-loaded';
import type { Folder, LinkRecord } from '@/lib/model/link';
import { folderWord } from '@/lib/rules/link';

/** The links that Curtail filed into a folder, the newest first. */
export function useFolderLinks(folder: Folder) {
  const { send } = useServices();
  const load = useCallback(
    async () => linksIn(send, folder),
    [send, folder.kind, folder.id, folder.name],
  );
  const loaded = useLoaded(load);
  useOnReturn(loaded.state === 'ready' ? loaded.reload : undefined);
  useVisits(loaded);
  return loaded;
}

/** Of a large folder, as many at a time: the others are asked about when it is opened again. */
const mostAsked = 50;

/** Asks the service for the visits of the links that were not asked about for longest, as the list does for those in sight. */
function useVisits(loaded: LoadState<LinkRecord[]>): void {
  const { send } = useServices();
  const latest = useRef(loaded);
  latest.current = loaded;
  const [refresher] = useState(() => {
    const onRefreshed = (shortUrl: string, link: LinkRecord) => {
      const { current } = latest;
      if (current.state !== 'ready') return;
      const value = current.value.map((was) => (was.shortUrl === shortUrl ? link : was));
      // Another one may come before this is drawn.
      latest.current = { ...current, value };
      current.replace(value);
    };
    const isHidden = () => document.hidden;
    return new VisitRefresher({ send, onRefreshed, onPause: () => undefined, isHidden });
  });
  const isKnown = loaded.state === 'ready' && !loaded.refreshing;
  useEffect(() => {
    if (!isKnown) return;
    const lookedAt = ({ told }: LinkRecord) => told?.at ?? 0;
    refresher.setVisible(() =>
      latest.current.state === 'ready'
        ? latest.current.value
            .toSorted((one, other) => lookedAt(one) - lookedAt(other))
            .slice(0, mostAsked)
        : [],
    );
  }, [refresher, isKnown]);
  useLayoutEffect(() => () => refresher.stop(), [refresher]);
}

async function linksIn(send: OptionsServices['send'], folder: Folder): Promise<LinkRecord[]> {
  const found = new Map<string, LinkRecord>();
  const take = (links: readonly LinkRecord[]) => {
    for (const link of links) if (isFiledIn(link, folder)) found.set(link.shortUrl, link);
  };
  for await (const { links } of linkPages(send, viewOf(folderWord(folder)))) take(links);
  // What was written down before that word was there is found by the folder's name.
  const byName = await send('links.list', { ...viewOf(folder.name), from: 0, count: pageSize });
  take(byName.links);
  return [...found.values()].toSorted((a, b) => b.createdAt - a.createdAt);
}

const viewOf = (words: string): LinkView => ({ words, filter: 'all', host: null, order: 'newest' });
