import type { FormField, Values } from '@/lib/resources/definition';

/** What is wrong with each field, by name. */
export type Problems = Readonly<Record<string, string>>;

/** The fields of the one form or the other that are there for what it holds. */
export function fieldsShown(
  fields: readonly FormField[],
  form: 'create' | 'update',
  values: Values,
): FormField[] {
  return fields.filter(
    (field) => (field.only ?? form) === form && (field.isShown?.(values) ?? true),
  );
}

/** @param before what an update began with; null for a new one */
export function findProblems(
  fields: readonly FormField[],
  values: Values,
  before: Values | null,
): Problems {
  const found = fields.map((field) => [field.name, problemOf(field, values, before)] as const);
  return Object.fromEntries(
    found.filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

function problemOf(field: FormField, values: Values, before: Values | null): string | undefined {
  const value = values[field.name];
  if (typeof value !== 'string') return undefined;
  const was = before?.[field.name];
  if (value.trim() === '') return problemOfBlank(field, was);
  // Only what was changed is sent, so that an old value never stands in the way of another field's.
  return value === was ? undefined : field.check?.(value, values);
}

function problemOfBlank(field: FormField, was: string | boolean | undefined): string | undefined {
  if (field.required) return field.kind === 'choice' ? 'Choose one.' : 'Fill this in.';
  return typeof was === 'string' && was.trim() !== '' ? field.whenEmptied : undefined;
}
