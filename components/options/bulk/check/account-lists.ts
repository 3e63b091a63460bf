import { useEffect, useRef, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { goOnWhenFree } from '@/lib/async/retry-when-allowed';
import type { Folder } from '@/lib/model/link';
import { firstRequest, thousand, youngEnough } from '@/lib/rules/list-rows';

export type ListedKind = 'domain' | Folder['kind'];

/** What rows may name: hosts of branded domains, campaigns, channels. */
interface AccountLists {
  domain: readonly string[];
  campaign: readonly Folder[];
  channel: readonly Folder[];
}

interface Patience {
  /** Told until when the rate limit holds it back; null when it goes on. */
  onWait: (until: number | null) => void;
  signal: AbortSignal;
}

/** Loads all of a list of the account, page after page. Rejects with an `AppError`. */
const accountList: {
  [K in ListedKind]: (services: Services, patience: Patience) => Promise<AccountLists[K]>;
} = {
  domain: async ({ send }, patience) =>
    goOnWhenFree(async () => send('domains.refresh', undefined), patience),
  campaign: async (services, patience) => allFolders(services, 'campaign', patience),
  channel: async (services, patience) => allFolders(services, 'channel', patience),
};

const operations = { campaign: 'listCampaigns', channel: 'listChannels' } as const;

async function allFolders(
  { account }: Services,
  kind: Folder['kind'],
  patience: Patience,
): Promise<Folder[]> {
  const read = async (request: { limit: number; page: number }) =>
    goOnWhenFree(
      async () => (await account.read(operations[kind], request, youngEnough)).value,
      patience,
    );
  const first = await read(firstRequest);
  if (first.nextPage === null) return foldersOf(kind, first.items);
  const folders: Folder[] = [];
  for (let page: number | null = 1; page !== null;) {
    const { items, nextPage } = await read({ limit: thousand, page });
    folders.push(...foldersOf(kind, items));
    page = nextPage;
  }
  return folders;
}

/** Rows without a number cannot be filed into. */
const foldersOf = (
  kind: Folder['kind'],
  rows: readonly { id: string | null; name: string }[],
): Folder[] =>
  rows.flatMap(({ id, name }) => (id === null || name === '' ? [] : [{ kind, id, name }]));

/** `waiting`: the rate limit holds it back until then (epoch milliseconds). `failed`: it cannot be had. */
export type ListState<T> =
  | { state: 'unasked' | 'loading' | 'failed' }
  | { state: 'waiting'; until: number }
  | { state: 'ready'; list: T };

export type ListStates = { [K in ListedKind]: ListState<AccountLists[K]> };

const unasked: ListStates = {
  domain: { state: 'unasked' },
  campaign: { state: 'unasked' },
  channel: { state: 'unasked' },
};

/**
 * The account's domains, campaigns and channels, each loaded once something needs it.
 * @param wanted which are needed by now
 * @param hasAccount whether the service has an account API to be asked
 */
export function useAccountLists(
  services: Services,
  wanted: Readonly<Record<ListedKind, boolean>>,
  hasAccount: boolean,
): ListStates {
  const [states, setStates] = useState<ListStates>(unasked);
  const asked = useRef(new Set<ListedKind>());
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);

  const load = async (kind: ListedKind) => {
    const { signal } = leaving.current;
    const become = (state: ListState<AccountLists[ListedKind]>) => {
      if (!signal.aborted) setStates((was) => ({ ...was, [kind]: state }));
    };
    if (!hasAccount) return become({ state: 'failed' });
    become({ state: 'loading' });
    try {
      const list = await accountList[kind](services, {
        signal,
        onWait: (until) =>
          become(until === null ? { state: 'loading' } : { state: 'waiting', until }),
      });
      become({ state: 'ready', list });
    } catch {
      become({ state: 'failed' });
    }
  };
  useEffect(() => {
    for (const kind of ['domain', 'campaign', 'channel'] as const) {
      if (!wanted[kind] || asked.current.has(kind)) continue;
      asked.current.add(kind);
      void load(kind);
    }
  });
  return states;
}
