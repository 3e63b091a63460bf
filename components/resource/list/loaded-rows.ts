import type { ListPage } from '@/lib/operations/schemas/page';
import type { Row } from '@/lib/resources/definition';
import { distinctRows } from '@/lib/rules/list-rows';

/** Rows of a list as far as they were loaded, each of them once. */
export interface LoadedRows {
  rows: readonly Row[];
  /** As the service counts them; null where it does not. */
  total: number | null;
  /** There is no more to be loaded. */
  complete: boolean;
  /** How many pages are in it of which each was asked for as a thousand; 0 for the first hundred rows only. */
  thousands: number;
  /** How many were left out because they could not be read. */
  unreadable: number;
}

export const nothingLoaded: LoadedRows = {
  rows: [],
  total: null,
  complete: false,
  thousands: 0,
  unreadable: 0,
};

export const firstRows = ({ items, total, nextPage, unreadable = 0 }: ListPage<Row>) => ({
  rows: distinctRows(items),
  total,
  complete: nextPage === null,
  thousands: 0,
  unreadable,
});

/** Services name a next page for ever, and may not count their rows. @source observed.md, "Lists" */
const maxPages = 100;

/** Adds the next page of a thousand; the first one takes the place of the first hundred rows. */
export function withThousand(loaded: LoadedRows, page: ListPage<Row>): LoadedRows {
  const was = loaded.thousands === 0 ? { ...nothingLoaded, total: loaded.total } : loaded;
  const rows = distinctRows([...was.rows, ...page.items]);
  const total = page.total ?? was.total;
  const thousands = was.thousands + 1;
  const isLast = page.nextPage === null || rows.length === was.rows.length;
  const isEnough = thousands >= maxPages || (total !== null && rows.length > total);
  return {
    rows,
    total,
    complete: isLast || isEnough,
    thousands,
    unreadable: was.unreadable + (page.unreadable ?? 0),
  };
}

export function withoutRow(was: LoadedRows, id: string): LoadedRows {
  const rows = was.rows.filter((row) => row.id !== id);
  const gone = was.rows.length - rows.length;
  return { ...was, rows, total: was.total === null ? null : Math.max(0, was.total - gone) };
}

/** How many there are at least: what the service counts, or what is here. */
export const countOf = ({ rows, total, complete }: LoadedRows): number =>
  complete ? rows.length : Math.max(total ?? 0, rows.length);
