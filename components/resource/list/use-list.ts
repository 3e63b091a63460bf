import { useEffect, useMemo, useState } from 'preact/hooks';

import type { AccountClient } from '@/lib/messages/account-client';
import type { ListName } from '@/lib/operations/operations';
import type { Row } from '@/lib/resources/definition';

import { type ListLoader, type ListState, createListLoader, nothingYet } from './list-loader';
import { createRowReader } from './read-rows';

/** A list as far as it is loaded, and the ways to load more of it. */
export type List<R extends Row> = ListState<R> & ListLoader;

/** Shows what is known of a list first and asks for it anew behind that. */
export function useList<R extends Row>(account: AccountClient, name: ListName): List<R> {
  const [state, setState] = useState<ListState<R>>(nothingYet);
  const loader = useMemo(
    () => createListLoader(createRowReader<R>(account, name), setState),
    [account, name],
  );
  useEffect(() => {
    loader.start();
    return loader.end;
  }, [loader]);
  return { ...state, ...loader };
}
