import { useMemo, useRef, useState } from 'preact/hooks';

import { foldersOf, folderLists } from '@/components/link/filing/folder-lists';
import type { LinkServices } from '@/components/link/view';
import { createAccountClient } from '@/lib/messages/account-client';
import type { Answered } from '@/lib/model/account';
import type { Folder } from '@/lib/model/link';
import type { Output } from '@/lib/operations/operations';
import { firstRequest, freshFor } from '@/lib/rules/list-rows';

/** `cut_off`: the account has more of them. */
type ListState = 'untouched' | 'loading' | 'read' | 'cut_off' | 'failed';

/**
 * The account's campaigns or channels: what is known of them, and listed anew, once the user reaches for the field, so that
 * opening the form costs neither a request nor a message. A list that cannot be had leaves what is known.
 */
export function useFolders(send: LinkServices['send'], kind: Folder['kind']) {
  const account = useMemo(() => createAccountClient(send), [send]);
  const [folders, setFolders] = useState<Folder[]>([]);
  const [state, setState] = useState<ListState>('untouched');
  const isAsked = useRef(false);

  const take = ({ value }: Answered<Output<(typeof folderLists)[Folder['kind']]>>) => {
    setFolders((before) => merged(before, foldersOf(kind, value.items)));
    return value.nextPage === null;
  };
  const reach = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setState('loading');
    account.known(folderLists[kind], firstRequest).then(
      (known) => known && take(known),
      () => undefined,
    );
    account.read(folderLists[kind], firstRequest, freshFor).then(
      (answer) => setState(take(answer) ? 'read' : 'cut_off'),
      () => {
        // Reaching for it again asks again.
        isAsked.current = false;
        setState('failed');
      },
    );
  };
  return { kind, folders, state, reach };
}

/** The list may be open: what stands in it keeps its place, and what is new comes after. */
const merged = (before: readonly Folder[], fresh: readonly Folder[]): Folder[] => [
  ...before.map((folder) => fresh.find(({ id }) => id === folder.id) ?? folder),
  ...fresh.filter(({ id }) => !before.some((folder) => folder.id === id)),
];
