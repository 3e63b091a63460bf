import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ListName } from '@/lib/operations/operations';
import type { Row } from '@/lib/resources/definition';
import { firstRequest, freshFor } from '@/lib/rules/list-rows';

import {
  type LoadStep,
  createRowReader,
  reloadAll,
  loadFirst,
  refreshFirst,
  loadMore,
} from './load-steps';
import { type LoadedRows, type RowChange, withPatch, withoutRow } from './loaded-rows';

/** What is being loaded: the first rows, all of what is shown anew, or more than is shown. */
type Job = 'first' | 'anew' | 'more';

/** A list as far as it is loaded, and the ways to load more of it. */
export type List<R extends Row> = ReturnType<typeof useList<R>>;

/**
 * Shows what is known of a list first and asks for it anew behind that. One loading at a time: a new one ends the one before.
 */
export function useList<R extends Row>(name: ListName) {
  const { account } = useServices();
  const reader = useMemo(() => createRowReader<R>(account, name), [account, name]);
  const [loaded, setLoaded] = useState<LoadedRows<R> | null>(null);
  const now = useRef(loaded);
  const [job, setJob] = useState<Job | null>('first');
  const show = (rows: LoadedRows<R>) => {
    now.current = rows;
    setLoaded(rows);
  };
  const { state, waitUntil, error, restart, retry, abandon } = useRequest(
    async ({ whenAllowed, signal }, next: Job, work: LoadStep<R>) => {
      setJob(next);
      await work({
        signal,
        known: reader.known,
        read: async (request, within) => whenAllowed(async () => reader.read(request, within)),
        now: () => now.current,
        show: (rows) => signal.aborted || show(rows),
      });
    },
  );
  const isOver = state.state === 'done' || state.state === 'failed';
  useEffect(() => void restart('first', loadFirst), [restart, reader]);
  /** After a change: its list is asked for again, as other screens and the popup show what is remembered of it. */
  const edit = (changed: (rows: LoadedRows<R>) => LoadedRows<R>) => {
    if (now.current !== null) show(changed(now.current));
    void reader.read(firstRequest, freshFor).catch(() => undefined);
  };
  return {
    /** Null for nothing yet. */
    loaded,
    /** Null for nothing; there is no moment at which it ended and `error` is not told yet. */
    job: isOver ? null : job,
    /** Epoch milliseconds until which the rate limit holds it back; it goes on by itself. */
    waitUntil,
    error,
    /** Asks for what is shown anew; `lightly`: for the first rows only. */
    refresh: (lightly = false) => void restart('anew', lightly ? refreshFirst : reloadAll),
    /** Loads until so many rows are there, or all there are. */
    loadTo: (count: number) => void restart('more', async (context) => loadMore(context, count)),
    /** Does what failed again. */
    retry,
    /** Leaves it at what is loaded. */
    stop: () => {
      abandon();
      setJob(null);
    },
    patch: (id: string, made: RowChange) => edit((rows) => withPatch(rows, id, made)),
    remove: (id: string) => edit((rows) => withoutRow(rows, id)),
  };
}
