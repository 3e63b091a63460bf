import { useMemo } from 'preact/hooks';

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

/** The rows in which every word of the query occurs; all of them for a blank one. */
export function useSearch(rows: readonly Row[], columns: readonly Column<Row>[], query: string) {
  const words = foldedWords(query);
  const isSearch = words.length > 0;
  const haystacks = useMemo(
    () =>
      isSearch
        ? rows.map((row) => fold(columns.map((column) => cellText(column, row)).join('\n')))
        : [],
    [rows, columns, isSearch],
  );
  return useMemo(
    () =>
      isSearch ? rows.filter((_, i) => words.every((word) => haystacks[i]?.includes(word))) : rows,
    [rows, haystacks, query],
  );
}

export type Shown = ReturnType<typeof shownOf>;

/** Which of the rows that a search found are on the screen. */
export function shownOf({ loaded, job }: List, view: ListView, found: readonly Row[]) {
  const isSearch = view.query.trim() !== '';
  const count = isSearch || loaded === null ? found.length : countOf(loaded);
  const isComing = job === 'more' && !isSearch;
  const last = Math.max(0, Math.ceil((isComing ? count : found.length) / perPage) - 1);
  const page = Math.min(view.page, last);
  const first = page * perPage;
  const rows = found.slice(first, first + perPage);
  /** There are more, and the service does not count them. */
  const isOpen = loaded !== null && !isSearch && !loaded.complete && loaded.total === null;
  return { isSearch, page, count, isOpen, rows, from: first + 1, to: first + rows.length };
}

/** Which of how many rows are on the screen, for people. */
export function rangeText({ rows, count, isOpen, isSearch, from, to }: Shown): string {
  if (rows.length === 0) return '';
  if (isSearch) return plural('list_range_found', count, { from, to });
  return t(isOpen ? 'list_range_open' : 'list_range', { from, to, total: count });
}
