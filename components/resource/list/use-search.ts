import { useMemo, useState } from 'preact/hooks';

import type { Column, Row } from '@/lib/resources/definition';

import { haystacksOf, searchRows } from './search-rows';

/** Which rows are looked at: what is typed, and the page of fifty. It outlives a look at one of the rows. */
export interface ListView {
  query: string;
  page: number;
}

/** The rows that a search finds. */
export function useSearch<R extends Row>(
  rows: readonly R[],
  columns: readonly Column<R>[],
  query: string,
) {
  // Made ready when somebody turns to the search, so that neither the first rows nor the first key wait for it.
  const [isReady, setReady] = useState(query !== '');
  const haystacks = useMemo(
    () => (isReady ? haystacksOf(rows, columns) : []),
    [rows, columns, isReady],
  );
  const found = useMemo(
    () => (query === '' ? rows : searchRows(rows, haystacks, query)),
    [rows, haystacks, query],
  );
  return { found, makeReady: () => setReady(true) };
}
