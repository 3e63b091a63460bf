import { useEffect, useRef, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';

import { type AccountLists, type ListedKind, accountList } from './account-lists';

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
