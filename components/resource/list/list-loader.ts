import { goOnWhenFree } from '@/lib/async/retry-when-allowed';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Row } from '@/lib/resources/definition';

import { type Work, loadAnew, loadFirst, loadLightly, loadMore } from './list-work';
import { type LoadedRows, type RowChange, withPatch, withoutRow } from './loaded-rows';
import type { RowReader } from './read-rows';

/** What is being loaded: the first rows, all of what is shown anew, or more than is shown. */
type Job = 'first' | 'anew' | 'more';

export interface ListState<R extends Row> {
  /** Null for nothing yet. */
  loaded: LoadedRows<R> | null;
  job: Job | null;
  /** Epoch milliseconds until which the rate limit holds it back; it goes on by itself. */
  waitUntil: number | null;
  error: ErrorReport | null;
}

/** The ways to load a list and to change what is loaded. One loading at a time: a new one ends the one before. */
export interface ListLoader {
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

export const nothingYet = {
  loaded: null,
  job: 'first',
  waitUntil: null,
  error: null,
} as const;

/** @param onChange told the state whenever it changes */
export function createListLoader<R extends Row>(
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
