import { useEffect, useRef, useState } from 'preact/hooks';

import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ListName } from '@/lib/operations/operations';
import type { ListPage } from '@/lib/operations/schemas/page';
import type { Row } from '@/lib/resources/definition';
import { changedRow, firstRequest, freshFor, pageOfThousand } from '@/lib/rules/list-rows';

import { type LoadedRows, firstRows, nothingLoaded, withThousand, withoutRow } from './loaded-rows';

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
      const take = (rows: LoadedRows) => {
        if (!signal.aborted) show(rows);
      };
      const within = job === 'anew' ? 0 : freshFor;
      const read: ReadPage = async (page) =>
        (await whenAllowed(async () => account.read(name, { ...of, ...page }, within))).value;
      const shown = () => now.current ?? nothingLoaded;
      if (job === 'more') return readThousands(count, { read, signal, get: shown, set: take });
      if (job === 'first') {
        // What is known is a courtesy: without it, the answer comes all the same.
        const known = await account.known(name, request).catch(() => null);
        if (known !== null) take(firstRows(known.value));
      }
      if (job === 'first' || shown().thousands === 0) {
        return take(firstRows(await read(firstRequest)));
      }
      // What is read anew is shown at once, so that nothing jumps meanwhile.
      let rows = nothingLoaded;
      await readThousands(count, { read, signal, get: () => rows, set: (next) => (rows = next) });
      take(rows);
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
    refresh: () => void restart('anew', now.current?.rows.length || 1),
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

type ReadPage = (page: { limit: number; page: number }) => Promise<ListPage<Row>>;

interface ReadParts {
  read: ReadPage;
  signal: AbortSignal;
  /** A row may be changed or deleted between two pages. */
  get: () => LoadedRows;
  set: (rows: LoadedRows) => void;
}

/** Reads page after page, until so many rows are there or all there are. */
async function readThousands(count: number, { read, signal, get, set }: ReadParts): Promise<void> {
  while (!get().complete && get().rows.length < count && !signal.aborted) {
    const page = await read({ limit: pageOfThousand, page: get().thousands + 1 });
    set(withThousand(get(), page));
  }
}
