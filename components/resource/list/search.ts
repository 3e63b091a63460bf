import { useMemo, useState } from 'preact/hooks';

import type { Column, Row } from '@/lib/resources/definition';

import { cellText } from './cell';

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

/** What a search looks into, one text for each row, in their order. It is worked out once for the rows, not with each key. */
function haystacksOf<R extends Row>(rows: readonly R[], columns: readonly Column<R>[]): string[] {
  return rows.map((row) =>
    columns
      .map((column) => cellText(column, row))
      .join('\n')
      .toLowerCase(),
  );
}

/** @returns the rows in which every word of the query occurs; all of them for a blank one. */
function searchRows<R extends Row>(
  rows: readonly R[],
  haystacks: readonly string[],
  query: string,
): readonly R[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((_, i) => words.every((word) => haystacks[i]?.includes(word)));
}
