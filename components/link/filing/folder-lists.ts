import type { Folder } from '@/lib/model/link';

/** What lists the account's folders of a kind. */
export const folderLists = { campaign: 'listCampaigns', channel: 'listChannels' } as const;

/** The rows of such a list that a link can be filed into: one without an id is none. */
export const foldersOf = (
  kind: Folder['kind'],
  rows: readonly { id: string | null; name: string }[],
): Folder[] =>
  rows.flatMap(({ id, name }) =>
    id === null ? [] : [{ kind, id, name: name.trim() || `#${id}` }],
  );
