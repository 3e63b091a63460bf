import { useMemo, useState } from 'preact/hooks';

import type { Column, Row } from '@/lib/resources/definition';
import { fold, foldedWords } from '@/lib/rules/text';
import { plural, t } from '@/lib/texts/translate';

import { cellText } from './cell';
import type { List } from './list-loader';
import { countOf } from './loaded-rows';

/** Rows that are drawn at a time. */
export const perPage = 50;

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
  return rows.map((row) => fold(columns.map((column) => cellText(column, row)).join('\n')));
}

/** @returns the rows in which every word of the query occurs; all of them for a blank one. */
function searchRows<R extends Row>(
  rows: readonly R[],
  haystacks: readonly string[],
  query: string,
): readonly R[] {
  const words = foldedWords(query);
  if (words.length === 0) return rows;
  return rows.filter((_, i) => words.every((word) => haystacks[i]?.includes(word)));
}

export type Shown<R extends Row> = ReturnType<typeof shownOf<R>>;

/** Which of the rows that a search found are on the screen. */
export function shownOf<R extends Row>(
  { loaded, job }: List<R>,
  view: ListView,
  found: readonly R[],
) {
  const isSearch = view.query.trim() !== '';
  const count = isSearch || loaded === null ? found.length : countOf(loaded);
  const isComing = job === 'more' && !isSearch;
  const last = Math.max(0, Math.ceil((isComing ? count : found.length) / perPage) - 1);
  const page = Math.min(view.page, last);
  const first = page * perPage;
  return {
    isSearch,
    page,
    /** The first row that is shown, from 0. */
    first,
    count,
    /** There are more, and nobody knows how many. */
    isOpen: loaded !== null && !isSearch && !loaded.complete && loaded.total === null,
    rows: found.slice(first, first + perPage),
  };
}

/** Which of how many rows are on the screen, for people. */
export function rangeText<R extends Row>({
  first,
  rows,
  count,
  isOpen,
  isSearch,
}: Shown<R>): string {
  if (rows.length === 0) return '';
  const range = { from: first + 1, to: first + rows.length };
  if (isSearch) return plural('list_range_found', count, range);
  return t(isOpen ? 'list_range_open' : 'list_range', { ...range, total: count });
}
