import { useCallback } from 'preact/hooks';

import { linkPages, pageSize } from '@/components/options/links/data/link-pages';
import type { LinkView } from '@/components/options/links/data/shown-links';
import { isFiledIn } from '@/components/options/links/many/file-tasks';
import { useOnReturn } from '@/components/options/use-on-return';
import { type OptionsServices, useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
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
  return loaded;
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
