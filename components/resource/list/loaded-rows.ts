import type { ListPage } from '@/lib/operations/schemas/page';
import type { Row } from '@/lib/resources/definition';
import { newRows } from '@/lib/resources/form-input';
import { changedRow, pageOfThousand } from '@/lib/rules/list-rows';

/** Rows of a list as far as they were loaded, each of them once. */
export interface LoadedRows<R extends Row> {
  rows: readonly R[];
  /** As the service counts them; null where it does not. */
  total: number | null;
  /** There is no more to be loaded. */
  complete: boolean;
  /** How many pages are in it of which each was asked for as a thousand; 0 for the first hundred rows only. */
  thousands: number;
  /** How many were left out because they could not be read. */
  unreadable: number;
}

/** Pages that are asked for where the service does not count its rows, or gives hardly any at a time. */
const maxPages = 100;

export function firstRows<R extends Row>(page: ListPage<R>): LoadedRows<R> {
  const { items, total, nextPage, unreadable = 0 } = page;
  return { rows: newRows([], items), total, complete: nextPage === null, thousands: 0, unreadable };
}

/**
 * Adds the next page of a thousand; the first one takes the place of the first hundred rows.
 * It is the last one when the service says so, when it is empty or brings nothing new, and when there can be no more by the
 * service's own count: services name a next page for ever (observed.md, "Lists").
 */
export function withThousand<R extends Row>(was: LoadedRows<R>, page: ListPage<R>): LoadedRows<R> {
  const before = was.thousands === 0 ? [] : was.rows;
  const rows = [...before, ...newRows(before, page.items)];
  const thousands = was.thousands + 1;
  const total = page.total ?? was.total;
  const most = total === null ? maxPages : mostPages(total, page.items.length);
  const complete = page.nextPage === null || rows.length === before.length || thousands >= most;
  const unreadable = (was.thousands === 0 ? 0 : was.unreadable) + (page.unreadable ?? 0);
  return { rows, total, complete, thousands, unreadable };
}

/** @param brought rows of one page, which may be fewer than were asked for */
const mostPages = (total: number, brought: number): number =>
  Math.min(
    Math.ceil(total / brought) + 1,
    Math.max(maxPages, Math.ceil(total / pageOfThousand) + 1),
  );

/** Puts the first rows as they are now before those that were loaded further on. */
export function withFirst<R extends Row>(was: LoadedRows<R>, page: ListPage<R>): LoadedRows<R> {
  const first = firstRows(page);
  if (first.complete || was.thousands === 0) return first;
  const rows = [...first.rows, ...newRows(first.rows, was.rows)];
  const added = rows.length - was.rows.length;
  const isAllThere = first.total === null || first.total === (was.total ?? 0) + added;
  return { ...was, rows, total: first.total, complete: was.complete && isAllThere };
}

/** An update that was made. */
export interface RowChange {
  input: Readonly<Record<string, unknown>>;
  answer: unknown;
}

/** Puts a change into its row. */
export function withPatch<R extends Row>(
  was: LoadedRows<R>,
  id: string,
  { input, answer }: RowChange,
): LoadedRows<R> {
  const rows = was.rows.map((row) => (row.id === id ? changedRow(row, input, answer) : row));
  return { ...was, rows };
}

export function withoutRow<R extends Row>(was: LoadedRows<R>, id: string): LoadedRows<R> {
  const rows = was.rows.filter((row) => row.id !== id);
  const gone = was.rows.length - rows.length;
  return { ...was, rows, total: was.total === null ? null : Math.max(0, was.total - gone) };
}

/** How many there are at least: what the service counts, or what is here. */
export const countOf = ({ rows, total, complete }: LoadedRows<Row>): number =>
  complete ? rows.length : Math.max(total ?? 0, rows.length);
