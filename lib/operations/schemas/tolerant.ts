import { lazy } from '@/lib/async/lazy';
import { isIdentifier } from '@/lib/model/identifier';
import { z } from '@/lib/model/z';
import { plainText } from '@/lib/rules/plain-text';
import { webAddress } from '@/lib/rules/url/web-address';

/** @param read answers undefined for what it cannot read */
export function tolerant<T>(read: (value: unknown) => T | undefined) {
  return z.transform((value: unknown, context): T => {
    const result = read(value);
    if (result !== undefined) return result;
    // Without the value, which may be anything, as an error may be shown.
    context.issues.push({ code: 'custom', message: 'unreadable', input: undefined });
    return z.NEVER;
  });
}

/** Null for every way in which services say that there is nothing. */
function orAbsent<T>(read: (value: unknown) => T | undefined) {
  return (value: unknown): T | null | undefined => (isAbsent(value) ? null : read(value));
}

function isAbsent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '' || value.startsWith('0000-00-00');
  return value === null || value === undefined || value === false;
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*-?\d{1,40}(\.\d{1,40})?\s*$/.test(value)
    ? Number(value)
    : undefined;
}

function readId(value: unknown): string | null | undefined {
  // An inexact number is some other id; `parseBody` hands long ones on as text.
  const isWhole = typeof value === 'string' || Number.isSafeInteger(value);
  const id = isWhole ? String(value).trim() : '';
  if (/^-?0+$/.test(id)) return null;
  return isIdentifier(id) ? id : undefined;
}

function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? plainText(value) : undefined;
}

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true', 'yes', 'on'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false', 'no', 'off'].map((value) => [value, false] as const),
]);

const readFlag = (value: unknown): boolean | undefined =>
  flags.get(typeof value === 'string' ? value.trim().toLowerCase() : value);

function readCounts(value: unknown): Record<string, number> | undefined {
  if (isAbsent(value)) return {};
  if (typeof value !== 'object' || value === null) return undefined;
  // PHP writes an empty map as an empty array.
  return Object.fromEntries(
    Object.entries(value).map(([label, count]) => [plainText(label), readNumber(count) ?? 0]),
  );
}

/**
 * Readers for what services really send.
 * @source observed.md, "Fields": ids, counts and flags come as numbers or strings; absent values as null, `""`, `false`, missing
 * or a zero date; an empty map as `[]`; text is encoded for HTML.
 */

/** Null for a row that can be used but not edited. */
export const id = lazy(() => tolerant(orAbsent(readId)));

/** Missing or unreadable, where the rest of the row is worth more. */
export const optionalId = lazy(() => tolerant((value) => orAbsent(readId)(value) ?? null));

export const count = lazy(() => tolerant(orAbsent(readNumber)));

export const flag = lazy(() =>
  tolerant((value) => (value !== false && isAbsent(value) ? null : readFlag(value))),
);

/** Plain; blank where there is none. */
export const text = lazy(() => tolerant((value) => (isAbsent(value) ? '' : readText(value))));

/** Plain text, or null where there is none. */
export const optionalText = lazy(() => tolerant(orAbsent(readText)));

/** As the service writes it, without a zone; null for none and for a zero date. */
export const time = lazy(() => tolerant(orAbsent(readText)));

/** http or https; null for anything else. */
export const link = lazy(() => tolerant((value) => webAddress(value) ?? null));

export const requiredLink = lazy(() => tolerant(webAddress));

/** It may be missing, but not bad. */
export const optionalLink = lazy(() => tolerant(orAbsent(webAddress)));

/** It may be missing; services that decode it return its blanks as blanks. */
export const decodedLink = lazy(() => tolerant(orAbsent(readDecoded)));

const readDecoded = (value: unknown): string | undefined =>
  webAddress(typeof value === 'string' ? value.trim().replaceAll(' ', '%20') : value);

/** Null also for an app, a mailbox or the like. */
export const target = lazy(() =>
  tolerant(orAbsent((value) => readDecoded(value) ?? (leadsToNoPage(value) ? null : undefined))),
);

const leadsToNoPage = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i.test(value);

/** Label → count, both of them plain. */
export const counts = lazy(() => tolerant(readCounts));

export interface ReadableRows<T> {
  rows: T[];
  unreadable: number;
}

/** One odd row is left out and counted, as the others are worth keeping; a list without a readable row is of another kind. */
export function readableRows<T>(row: z.ZodMiniType<T>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((list, context): ReadableRows<T> => {
      const rows: T[] = [];
      let firstPath: PropertyKey[] = [];
      for (const [i, each] of list.entries()) {
        const { success, data, error } = z.safeParse(row, each);
        if (success) rows.push(data);
        else if (i === 0) firstPath = [i, ...(error.issues[0]?.path ?? [])];
      }
      const unreadable = list.length - rows.length;
      if (rows.length > 0 || list.length === 0) return { rows, unreadable };
      // Without the value, which may be anything, as an error may be shown.
      const issue = { code: 'custom', message: 'unreadable', input: undefined } as const;
      context.issues.push({ ...issue, path: firstPath });
      return z.NEVER;
    }),
  );
}
