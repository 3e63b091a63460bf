import { lazy } from '@/lib/async/lazy';
import type { Schema } from '@/lib/model/z';

/** What was read out of a stored value. */
export interface ShapeReading<T> {
  value: T;
  /** What could not be read, as it is stored; by name in whatever has names, else in order. */
  unread: Readonly<Record<string, unknown>>;
}

/** How a value is stored, so that one bad part of it neither hides the others nor is lost when they are written again. */
export interface StoredShape<T> {
  /** @param stored undefined where nothing is stored */
  read(stored: unknown): ShapeReading<T>;
  /** What is stored of a value, beside what could not be read before. */
  write(value: T, unread: ShapeReading<T>['unread']): unknown;
}

/** A value that can be read as a whole or not at all. One that cannot is replaced by the next write. */
export const wholeShape = <T>(make: Schema<T>, fallback: T): StoredShape<T> => {
  const schema = lazy(make);
  return {
    read(stored) {
      const parsed = schema().safeParse(stored);
      if (parsed.success) return { value: parsed.data, unread: {} };
      return { value: fallback, unread: stored === undefined ? {} : { value: stored } };
    },
    write: (value) => value,
  };
};

/** Entries by name, each read by itself. */
export const mapShape = <T>(entry: Schema<T>): StoredShape<Record<string, T>> => ({
  read(stored) {
    const value: [string, T][] = [];
    const unread: [string, unknown][] = [];
    for (const [name, part] of entriesOf(stored)) {
      const parsed = entry().safeParse(part);
      if (parsed.success) value.push([name, parsed.data]);
      else unread.push([name, part]);
    }
    return { value: Object.fromEntries(value), unread: Object.fromEntries(unread) };
  },
  write: (value, unread) => ({ ...unread, ...value }),
});

/** Entries in order, each read by itself; those that cannot be read go to the end. */
export const listShape = <T>(entry: Schema<T>): StoredShape<T[]> => ({
  read(stored) {
    const parts = Array.isArray(stored) ? (stored as unknown[]) : entriesOf(stored).map(lastPart);
    const parsed = parts.map((part) => ({ part, read: entry().safeParse(part) }));
    const bad = parsed.filter(({ read }) => !read.success).map(({ part }) => part);
    return {
      value: parsed.flatMap(({ read }) => (read.success ? [read.data] : [])),
      unread: Object.fromEntries(bad.entries()),
    };
  },
  write: (value, unread) => [...value, ...Object.values(unread)],
});

/** Fields of which each may be missing, and is read by itself. One that cannot be read stays stored until it is changed. */
export const fieldsShape = <T extends object>(
  schema: () => ReturnType<Schema<T>> & { shape: Record<string, ReturnType<Schema>> },
): StoredShape<T> => {
  const shape = lazy(() => new Map(Object.entries(schema().shape)));
  return {
    read(stored) {
      const fields: Record<string, unknown> = {};
      const unread: Record<string, unknown> = {};
      for (const [name, part] of entriesOf(stored)) {
        const parsed = shape().get(name)?.safeParse(part);
        if (parsed?.success) fields[name] = parsed.data;
        else if (parsed !== undefined) unread[name] = part;
      }
      return { value: schema().parse(fields), unread };
    },
    write: (value, unread) => ({ ...unread, ...value }),
  };
};

/** What is stored, by name; what has no names is one thing that cannot be read. */
function entriesOf(stored: unknown): [name: string, part: unknown][] {
  if (stored === undefined) return [];
  if (typeof stored !== 'object' || stored === null) return [['value', stored]];
  return Object.entries(stored);
}

const lastPart = ([, part]: [name: string, part: unknown]): unknown => part;
