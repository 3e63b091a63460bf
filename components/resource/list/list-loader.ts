import { useEffect, useRef, useState } from 'preact/hooks';

import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ListName } from '@/lib/operations/operations';
import { changedRow, firstRequest, freshFor } from '@/lib/rules/list-rows';

import { type LoadContext, loadMore, reloadAll } from './load-steps';
import { type LoadedRows, firstRows, withoutRow } from './loaded-rows';

/** What is loaded: the first rows, all of what is shown anew, or more than is shown. */
type Job = 'first' | 'anew' | 'more';

/** A list as far as it is loaded, and the ways to load more of it. */
export type List = ReturnType<typeof useList>;

/**
 * Shows what is known of a list first and asks for it anew behind that. One loading at a time: a new one ends the one before.
 * @param of what its rows are a part of
 */
export function useList(name: ListName | 'listChannelItems', of: { id?: string } = {}) {
  const { account } = useServices();
  const [loaded, setLoaded] = useState<LoadedRows | null>(null);
  const now = useRef(loaded);
  const [lastJob, setLastJob] = useState<Job | null>('first');
  const show = (rows: LoadedRows) => {
    now.current = rows;
    setLoaded(rows);
  };
  const request = { ...of, ...firstRequest };
  const { state, waitUntil, error, restart, retry, abandon } = useRequest(
    async ({ whenAllowed, signal }, job: Job, count: number) => {
      setLastJob(job);
      const context: LoadContext = {
        signal,
        read: async (page, within) =>
          (await whenAllowed(async () => account.read(name, { ...of, ...page }, within))).value,
        now: () => now.current,
        show: (rows) => signal.aborted || show(rows),
      };
      if (job === 'anew') return reloadAll(context);
      if (job === 'more') return loadMore(context, count);
      // What is known is a courtesy: without it, the answer comes all the same.
      const known = await account.known(name, request).catch(() => null);
      if (known !== null) context.show(firstRows(known.value));
      context.show(firstRows(await context.read(request, freshFor)));
    },
  );
  const isOver = state.state === 'done' || state.state === 'failed';
  useEffect(() => void restart('first', 0), [restart, account]);
  /** After a change, the list is read for the other screens and the popup, which show what is remembered of it. */
  const edit = (changed: (rows: LoadedRows) => LoadedRows) => {
    if (now.current !== null) show(changed(now.current));
    void account.read(name, request, freshFor).catch(() => undefined);
  };
  return {
    /** Null for nothing yet. */
    loaded,
    /** Null for nothing; there is no moment at which it ended and `error` is not there yet. */
    job: isOver ? null : lastJob,
    /** At work or over. */
    lastJob,
    /** Epoch milliseconds until which the rate limit holds it back; it goes on by itself. */
    waitUntil,
    error,
    /** Asks for as much as is loaded anew. */
    refresh: () => void restart('anew', 0),
    /** Loads until so many rows are there, or all there are. */
    loadTo: (count: number) => void restart('more', count),
    retry,
    /** Leaves it at what is loaded. */
    stop: () => {
      abandon();
      setLastJob(null);
    },
    patch: (id: string, input: unknown, answer: unknown) =>
      edit(({ rows, ...was }) => ({
        ...was,
        rows: rows.map((row) => (row.id === id ? changedRow(row, input, answer) : row)),
      })),
    remove: (id: string) => edit((rows) => withoutRow(rows, id)),
  };
}
