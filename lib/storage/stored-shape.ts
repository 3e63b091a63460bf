import { lazy } from '@/lib/async/lazy';
import type { Schema } from '@/lib/model/z';

/** As stored, by name; `value` where what is stored has no parts. */
type Parts = Readonly<Record<string, unknown>>;

export interface ReadValue<T> {
  value: T;
  unread: Parts;
}

/** How a value is stored, so that one bad part of it neither hides the others nor is lost when they are written again. */
export interface StoredShape<T> {
  read(stored: unknown): ReadValue<T>;
  write(value: T, unread: Parts): unknown;
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

/** @param schemaOf undefined for a part that is left out unread */
const partsShape = <P, T>(
  schemaOf: (name: string) => ReturnType<Schema<P>> | undefined,
  valueOf: (parts: Record<string, P>) => T,
  write: StoredShape<NoInfer<T>>['write'],
): StoredShape<T> => ({
  read(stored = {}) {
    const parts: [string, P][] = [];
    const unread: [string, unknown][] = [];
    const whole = typeof stored === 'object' && stored !== null ? stored : { value: stored };
    for (const [name, part] of Object.entries<unknown>({ ...whole })) {
      const parsed = schemaOf(name)?.safeParse(part);
      if (parsed?.success) parts.push([name, parsed.data]);
      else if (parsed !== undefined) unread.push([name, part]);
    }
    return { value: valueOf(Object.fromEntries(parts)), unread: Object.fromEntries(unread) };
  },
  write,
});

const together = (value: object, unread: Parts): object => ({ ...unread, ...value });

export const mapShape = <T>(entry: Schema<T>): StoredShape<Record<string, T>> =>
  partsShape(entry, (entries) => entries, together);

export const listShape = <T>(entry: Schema<T>): StoredShape<T[]> =>
  partsShape(entry, Object.values<T>, (value, unread) => [...value, ...Object.values(unread)]);

type FieldsSchema<T> = () => ReturnType<Schema<T>> & { shape: Record<string, ReturnType<Schema>> };

/** Fields that may be missing. One that cannot be read stays stored until it is changed. */
export const fieldsShape = <T extends object>(schema: FieldsSchema<T>): StoredShape<T> => {
  const fields = lazy(() => new Map(Object.entries(schema().shape)));
  return partsShape(
    (name) => fields().get(name),
    (parts) => schema().parse(parts),
    together,
  );
};
