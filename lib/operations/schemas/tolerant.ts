import { lazy } from '@/lib/async/lazy';
import { isIdentifier } from '@/lib/model/identifier';
import { z } from '@/lib/model/z';
import { plainText } from '@/lib/rules/plain-text';
import { webAddress } from '@/lib/rules/url/web-address';

/** Without the value, which may be anything, as an error may be shown. */
const unreadable = { code: 'custom', message: 'unreadable', input: undefined } as const;

/** @param read answers undefined for what it cannot read */
export function tolerant<T>(read: (value: unknown) => T | undefined) {
  return z.transform((value: unknown, context): T => {
    const result = read(value);
    if (result !== undefined) return result;
    context.issues.push({ ...unreadable });
    return z.NEVER;
  });
}

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

const yes: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
const no: ReadonlySet<unknown> = new Set([false, 0, '0', 'false']);

function readFlag(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.toLowerCase() : value;
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

function readCounts(value: unknown): Record<string, number> | undefined {
  if (isAbsent(value)) return {};
  if (typeof value !== 'object' || value === null) return undefined;
  // PHP writes an empty map as an empty array.
  return Object.fromEntries(
    Object.entries(value).map(([label, count]) => [plainText(label), readNumber(count) ?? 0]),
  );
}

// Readers for what services really send. @source observed.md, "Fields"

/** Null for a row that can be used but not edited. */
export const id = lazy(() => tolerant(orAbsent(readId)));

/** Null also for an unreadable one, as the rest of the row is worth more. */
export const optionalId = lazy(() => tolerant((value) => orAbsent(readId)(value) ?? null));

export const count = lazy(() => tolerant(orAbsent(readNumber)));

export const flag = lazy(() =>
  tolerant((value) => (value !== false && isAbsent(value) ? null : readFlag(value))),
);

export const text = lazy(() => tolerant((value) => (isAbsent(value) ? '' : readText(value))));

export const optionalText = lazy(() => tolerant(orAbsent(readText)));

/** As the service writes it, without a zone; null for a zero date. */
export const time = lazy(() => tolerant(orAbsent(readText)));

/** http or https; null for anything else, such as an app or a mailbox. */
export const link = lazy(() => tolerant((value) => readLink(value) ?? null));

export const requiredLink = lazy(() => tolerant(webAddress));

export const optionalLink = lazy(() => tolerant(orAbsent(readLink)));

/** Services that decode a link return its blanks as blanks. */
const readLink = (value: unknown): string | undefined =>
  webAddress(typeof value === 'string' ? value.trim().replaceAll(' ', '%20') : value);

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
      if (rows.length > 0 || list.length === 0) {
        return { rows, unreadable: list.length - rows.length };
      }
      context.issues.push({ ...unreadable, path: firstPath });
      return z.NEVER;
    }),
  );
}
