import { lazy } from '@/lib/async/lazy';
import type { Schema } from '@/lib/model/z';

/** What was read out of a stored value. */
export interface ShapeReading<T> {
  value: T;
  /** What could not be read, as it is stored, by its name; `value` where that is all of it. */
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
export const wholeShape = <T>(schema: Schema<T>, fallback: T): StoredShape<T> => ({
  read(stored) {
    const parsed = schema().safeParse(stored);
    if (parsed.success) return { value: parsed.data, unread: {} };
    return { value: fallback, unread: stored === undefined ? {} : { value: stored } };
  },
  write: (value) => value,
});

/** Entries by name, each read by itself. */
export const mapShape = <T>(entry: Schema<T>): StoredShape<Record<string, T>> => ({
  read: (stored) => readParts(stored, entry),
  write: (value, unread) => ({ ...unread, ...value }),
});

/** Entries in order, each read by itself; those that cannot be read go to the end. */
export const listShape = <T>(entry: Schema<T>): StoredShape<T[]> => ({
  read(stored) {
    const { value, unread } = readParts(stored, entry);
    return { value: Object.values(value), unread };
  },
  write: (value, unread) => [...value, ...Object.values(unread)],
});

type FieldsSchema<T> = () => ReturnType<Schema<T>> & { shape: Record<string, ReturnType<Schema>> };

/** Fields of which each may be missing, and is read by itself. One that cannot be read stays stored until it is changed. */
export const fieldsShape = <T extends object>(schema: FieldsSchema<T>): StoredShape<T> => {
  const fields = lazy(() => new Map(Object.entries(schema().shape)));
  return {
    read(stored) {
      const { value, unread } = readParts(stored, (name) => fields().get(name));
      return { value: schema().parse(value), unread };
    },
    write: (value, unread) => ({ ...unread, ...value }),
  };
};

/** @param schemaOf undefined for a part that is left out unread */
function readParts<T>(
  stored: unknown,
  schemaOf: (name: string) => ReturnType<Schema<T>> | undefined,
): ShapeReading<Record<string, T>> {
  const value: [string, T][] = [];
  const unread: [string, unknown][] = [];
  for (const [name, part] of partsOf(stored)) {
    const parsed = schemaOf(name)?.safeParse(part);
    if (parsed?.success) value.push([name, parsed.data]);
    else if (parsed !== undefined) unread.push([name, part]);
  }
  return { value: Object.fromEntries(value), unread: Object.fromEntries(unread) };
}

/** What has no names is one part. */
function partsOf(stored: unknown): [name: string, part: unknown][] {
  if (stored === undefined) return [];
  if (typeof stored !== 'object' || stored === null) return [['value', stored]];
  return Object.entries(stored);
}
