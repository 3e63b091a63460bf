import { lazy } from '@/lib/async/lazy';
import { identifier } from '@/lib/model/identifier';
import { wholeNumber } from '@/lib/model/whole-number';
import { type Schema, z } from '@/lib/model/z';
import { distinctRows } from '@/lib/rules/list-rows';

import { type ReadableRows, count, id, optionalText, readableRows } from './tolerant';

export interface ListPage<T> {
  items: T[];
  /** On all pages; null where the service does not count. */
  total: number | null;
  /** Null on the last page. */
  nextPage: number | null;
  /** Missing for none. */
  unreadable?: number;
}

/** `page` counts from 1. */
export const pageRequest = lazy(() =>
  z.object({
    limit: z.optional(wholeNumber(1)),
    page: z.optional(wholeNumber(1)),
  }),
);

/** @param keys the names under which the rows may come @source service-api.md, "Page envelope"; observed.md, "Lists" */
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

/** An empty list may be an empty array in place of the envelope, or lack its rows. */
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

const saysNone = (total: unknown): boolean => z.safeParse(count(), total).data === 0;

/** PHP writes an array with entries removed as an object with the numbers that remain. */
export function rowsOf(rows: unknown): unknown {
  if (rows === null || rows === '' || rows === false) return [];
  const isGapped =
    typeof rows === 'object' &&
    !Array.isArray(rows) &&
    Object.keys(rows).every((name) => /^\d+$/.test(name));
  return isGapped ? Object.values(rows) : rows;
}

/** Beyond the last page, services keep naming one more, so a loop "until null" would not end. */
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

export const confirmation = lazy(() => z.object({ message: optionalText() }));

export const created = lazy(() => z.object({ id: id() }));

export const inData = <T>(resource: Schema<T>) =>
  lazy(() =>
    z.pipe(
      z.object({ data: resource() }),
      z.transform(({ data }): T => data),
    ),
  );

export const nothing = lazy(() => z.object({}));

/** In place of zod's own check, which weighs more. */
export const spelled = (pattern: RegExp) =>
  z.string().check(z.refine((text) => pattern.test(text)));

/** Services read `""` as a value (observed.md, "Fields"). */
export const someText = lazy(() => z.string().check(z.minLength(1)));

export const maybeText = lazy(() => z.optional(someText()));

export const maybeFlag = lazy(() => z.optional(z.boolean()));

export const resourceId = identifier;

export const byId = lazy(() => z.object({ id: resourceId() }));

export const countUnreadable = (unreadable: number): { unreadable?: number } =>
  unreadable === 0 ? {} : { unreadable };
