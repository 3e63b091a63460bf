import { useEffect, useMemo, useState } from 'preact/hooks';

import { goOnWhenFree } from '@/lib/async/retry-when-allowed';
import type { AccountClient } from '@/lib/messages/account-client';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { ListName } from '@/lib/operations/operations';
import type { Row } from '@/lib/resources/definition';

import {
  type RowReader,
  type Work,
  createRowReader,
  loadAnew,
  loadFirst,
  loadLightly,
  loadMore,
} from './list-work';
import { type LoadedRows, type RowChange, withPatch, withoutRow } from './loaded-rows';

/** What is being loaded: the first rows, all of what is shown anew, or more than is shown. */
type Job = 'first' | 'anew' | 'more';

interface ListState<R extends Row> {
  /** Null for nothing yet. */
  loaded: LoadedRows<R> | null;
  job: Job | null;
  /** Epoch milliseconds until which the rate limit holds it back; it goes on by itself. */
  waitUntil: number | null;
  error: ErrorReport | null;
}

/** The ways to load a list and to change what is loaded. One loading at a time: a new one ends the one before. */
interface ListLoader {
  start: () => void;
  /** Asks for what is shown anew; `lightly`: for the first rows only. */
  refresh: (lightly?: boolean) => void;
  /** Loads until so many rows are there, or all there are. */
  loadTo: (count: number) => void;
  /** Does what failed again. */
  retry: () => void;
  /** Leaves it at what is loaded. */
  stop: () => void;
  patch: (id: string, change: RowChange) => void;
  remove: (id: string) => void;
  /** Nobody looks any more: nothing is asked for from now on. */
  end: () => void;
}

const nothingYet = {
  loaded: null,
  job: 'first',
  waitUntil: null,
  error: null,
} as const;

/** @param onChange told the state whenever it changes */
function createListLoader<R extends Row>(
  reader: RowReader<R>,
  onChange: (state: ListState<R>) => void,
): ListLoader {
  let state: ListState<R> = nothingYet;
  let running = new AbortController();
  let last: [Job, Work<R>] = ['first', loadFirst];
  let isOver = false;

  const change = (changes: Partial<ListState<R>>) => {
    state = { ...state, ...changes };
    onChange(state);
  };
  const run = (job: Job, work: Work<R>) => {
    if (isOver) return;
    running.abort();
    running = new AbortController();
    last = [job, work];
    const { signal } = running;
    const tell = (changes: Partial<ListState<R>>) => signal.aborted || change(changes);
    tell({ job, waitUntil: null, error: null });
    work({
      signal,
      known: reader.known,
      read: async (request, within) =>
        goOnWhenFree(async () => reader.read(request, within), {
          onWait: (waitUntil) => tell({ waitUntil }),
          signal,
        }),
      now: () => state.loaded,
      show: (loaded) => tell({ loaded }),
    }).then(
      () => tell({ job: null }),
      (failure: unknown) => tell({ job: null, waitUntil: null, error: reportOf(failure) }),
    );
  };
  const edit = (changed: (loaded: LoadedRows<R>) => LoadedRows<R>) => {
    if (state.loaded !== null) change({ loaded: changed(state.loaded) });
  };

  return {
    start: () => {
      isOver = false;
      run('first', loadFirst);
    },
    refresh: (lightly = false) => run('anew', lightly ? loadLightly : loadAnew),
    loadTo: (count) => run('more', async (desk) => loadMore(desk, count)),
    retry: () => run(...last),
    stop: () => {
      running.abort();
      change({ job: null, waitUntil: null });
    },
    patch: (id, made) => edit((loaded) => withPatch(loaded, id, made)),
    remove: (id) => edit((loaded) => withoutRow(loaded, id)),
    end: () => {
      isOver = true;
      running.abort();
    },
  };
}

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
