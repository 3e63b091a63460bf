import type { ListPage } from '@/lib/operations/schemas/page';
import type { Row } from '@/lib/resources/definition';
import { newRows } from '@/lib/resources/form-input';
import { pageOfThousand } from '@/lib/rules/list-rows';

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

export function firstRows(page: ListPage<Row>): LoadedRows {
  const { items, total, nextPage, unreadable = 0 } = page;
  return { rows: newRows([], items), total, complete: nextPage === null, thousands: 0, unreadable };
}

/** Pages that are asked for where the service does not count its rows, or gives hardly any at a time. */
const maxPages = 100;

/**
 * Adds the next page of a thousand; the first one takes the place of the first hundred rows.
 * It is the last one when the service says so, when it is empty or brings nothing new, and when there can be no more by the
 * service's own count: services name a next page for ever (observed.md, "Lists").
 */
export function withThousand(loaded: LoadedRows, page: ListPage<Row>): LoadedRows {
  const was = loaded.thousands === 0 ? { ...nothingLoaded, total: loaded.total } : loaded;
  const rows = [...was.rows, ...newRows(was.rows, page.items)];
  const thousands = was.thousands + 1;
  const total = page.total ?? was.total;
  const most = total === null ? maxPages : mostPages(total, page.items.length);
  const isLast = page.nextPage === null || rows.length === was.rows.length;
  return {
    rows,
    total,
    complete: isLast || thousands >= most,
    thousands,
    unreadable: was.unreadable + (page.unreadable ?? 0),
  };
}

/** @param brought rows of one page, which may be fewer than were asked for */
const mostPages = (total: number, brought: number): number =>
  Math.min(
    Math.ceil(total / brought) + 1,
    Math.max(maxPages, Math.ceil(total / pageOfThousand) + 1),
  );

export function withoutRow(was: LoadedRows, id: string): LoadedRows {
  const rows = was.rows.filter((row) => row.id !== id);
  const gone = was.rows.length - rows.length;
  return { ...was, rows, total: was.total === null ? null : Math.max(0, was.total - gone) };
}

/** How many there are at least: what the service counts, or what is here. */
export const countOf = ({ rows, total, complete }: LoadedRows): number =>
  complete ? rows.length : Math.max(total ?? 0, rows.length);
