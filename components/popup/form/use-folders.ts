import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { PopupServices } from '@/components/popup/view';
import { createAccountClient } from '@/lib/messages/client';
import type { Folder } from '@/lib/model/link';
import type { Output } from '@/lib/operations/operations';
import { firstRequest, freshFor } from '@/lib/rules/list-rows';

const lists = { campaign: 'listCampaigns', channel: 'listChannels' } as const;

interface ListedFolders {
  folders: Folder[];
  /** The account has more of them. */
  more: boolean;
}

/**
 * The account's campaigns or channels: what is known of them, and listed anew once the person reaches for the field, so that
 * opening the form costs no request. A list that cannot be had leaves what is known.
 */
export function useFolders(send: PopupServices['send'], kind: Folder['kind']) {
  const account = useMemo(() => createAccountClient(send), [send]);
  const [listed, setListed] = useState<ListedFolders | null>(null);
  const [reading, setReading] = useState<'not_yet' | 'now' | 'done' | 'failed'>('not_yet');
  const asked = useRef(false);

  const take = (answer: { value: Output<(typeof lists)[Folder['kind']]> } | null) => {
    if (answer !== null) setListed((before) => merged(before, kind, answer.value));
  };
  useEffect(() => {
    account.known(lists[kind], firstRequest).then(take, () => undefined);
  }, [account, kind]);

  const refresh = () => {
    if (asked.current) return;
    asked.current = true;
    setReading('now');
    account.read(lists[kind], firstRequest, freshFor).then(
      (answer) => {
        take(answer);
        setReading('done');
      },
      () => {
        // Reaching for it again asks again.
        asked.current = false;
        setReading('failed');
      },
    );
  };
  return { listed, reading, refresh };
}

/** The list may be open: what stands in it keeps its place, and what is new comes after. Rows without a number cannot be filed into. */
function merged(
  before: ListedFolders | null,
  kind: Folder['kind'],
  { items, nextPage }: Output<(typeof lists)[Folder['kind']]>,
): ListedFolders {
  const fresh = new Map<string, Folder>();
  for (const { id, name } of items) {
    if (id !== null) fresh.set(id, { kind, id, name: name === '' ? `#${id}` : name });
  }
  const kept = (before?.folders ?? []).map((folder) => fresh.get(folder.id) ?? folder);
  for (const { id } of kept) fresh.delete(id);
  return { folders: [...kept, ...fresh.values()], more: nextPage !== null };
}
