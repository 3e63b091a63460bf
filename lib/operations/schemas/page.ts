import { lazy } from '@/lib/async/lazy';
import { identifier } from '@/lib/model/identifier';
import { type Schema, z } from '@/lib/model/z';
import { distinctRows } from '@/lib/rules/list-rows';

import { type ReadableRows, count, id, optionalText, readableRows } from './tolerant';

/** One page of a list. */
export interface ListPage<T> {
  items: T[];
  /** Rows on all pages, as the service counts them; null where it does not. */
  total: number | null;
  /** The page to ask for next; null when this is the last one, however the service says so. */
  nextPage: number | null;
  /** How many rows are left out because they could not be read; missing for none. */
  unreadable?: number;
}

/** What every list can be asked for: how many rows, and which page (from 1). */
export const pageRequest = lazy(() =>
  z.object({
    limit: z.optional(z.int().check(z.positive())),
    page: z.optional(z.int().check(z.positive())),
  }),
);

/**
 * The schema of a list's answer.
 * @param row the schema of one row
 * @param keys the names under which the rows may come
 * @source service-api.md, "Page envelope"; observed.md, "Lists"
 */
export const pageOf = <T>(row: Schema<T>, keys: readonly string[]) =>
  lazy(() => {
    const envelope = z.object({
      items: readableRows(row()),
      result: count(),
      currentpage: count(),
      nextpage: count(),
      maxpage: count(),
    });
    const data = z.pipe(
      z.transform((raw: unknown) => withRows(raw, keys)),
      envelope,
    );
    return z.pipe(
      z.object({ data }),
      z.transform(({ data: page }): ListPage<T> => ({
        items: distinctRows(page.items.rows),
        total: page.result,
        nextPage: nextPage(page),
        ...countUnreadable(page.items.unreadable),
      })),
    );
  });

/** Puts the rows under one name. An empty list may be an empty array in place of the whole envelope, or lack its rows. */
function withRows(raw: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(raw)) return raw.length === 0 ? { items: [] } : raw;
  if (typeof raw !== 'object' || raw === null) return raw;
  const envelope = new Map(Object.entries(raw));
  const key = keys.find((name) => envelope.has(name));
  const isEmpty = key === undefined && saysNone(envelope.get('result'));
  return {
    ...raw,
    items: isEmpty ? [] : rowsOf(key === undefined ? undefined : envelope.get(key)),
  };
}

const saysNone = (total: unknown): boolean => {
  const read = z.safeParse(count(), total);
  return read.success && read.data === 0;
};

/** An array of PHP's that had entries taken out is written as an object with the numbers that remain. */
export function rowsOf(rows: unknown): unknown {
  if (rows === null || rows === '' || rows === false) return [];
  const isGapped =
    typeof rows === 'object' &&
    !Array.isArray(rows) &&
    Object.keys(rows).every((name) => /^\d+$/.test(name));
  return isGapped ? Object.values(rows) : rows;
}

/** A loop "until null" could run for ever: beyond the last page, services keep naming one more. */
function nextPage(page: {
  items: ReadableRows<unknown>;
  currentpage: number | null;
  nextpage: number | null;
  maxpage: number | null;
}): number | null {
  const current = page.currentpage ?? 1;
  const next = page.nextpage;
  if (page.items.rows.length === 0 || next === null || !Number.isSafeInteger(next)) return null;
  return next <= current || current >= (page.maxpage ?? Infinity) ? null : next;
}

/** The answer of an operation that gives nothing back but a sentence for people. */
export const confirmation = lazy(() => z.object({ message: optionalText() }));

/** The answer of a create that tells the new resource's number only. */
export const created = lazy(() => z.object({ id: id() }));

/** Takes a resource out of the account API's envelope. */
export const inData = <T>(resource: Schema<T>) =>
  lazy(() =>
    z.pipe(
      z.object({ data: resource() }),
      z.transform(({ data }): T => data),
    ),
  );

/** Nothing to send. */
export const nothing = lazy(() => z.object({}));

/** Text that is sent only where there is some: services read `""` as a value (observed.md, "Fields"). */
export const someText = lazy(() => z.string().check(z.minLength(1)));

export const maybeText = lazy(() => z.optional(someText()));

export const maybeFlag = lazy(() => z.optional(z.boolean()));

/** What names a resource, as it stands in a path. */
export const resourceId = identifier;

export const byId = lazy(() => z.object({ id: resourceId() }));

/** Said of a list only where there are any. */
export const countUnreadable = (unreadable: number): { unreadable?: number } =>
  unreadable === 0 ? {} : { unreadable };
