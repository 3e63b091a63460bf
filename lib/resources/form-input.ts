import { distinctRows } from '@/lib/rules/list-rows';
import { t } from '@/lib/texts/translate';

import type { Values } from './definition';
import type { FieldWords } from './words';

/** What is put together for an operation, by its input's names; blank text stands for nothing. */
type FormInput = Readonly<Record<string, string | boolean>>;

/** The text of a field without the blanks around it; blank where the form has no such field. */
export function textIn(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Services read `""` as a value, so what is blank is left out. @source observed.md, "Fields" */
export const withoutBlanks = (input: FormInput): FormInput =>
  pick(input, (_, value) => value !== '');

/** What is neither as it was nor blank; null when that is nothing. */
export function changesOf(input: FormInput, before: FormInput): FormInput | null {
  const changes = pick(withoutBlanks(input), (name, value) => value !== before[name]);
  return Object.keys(changes).length === 0 ? null : changes;
}

const pick = (input: FormInput, wants: (name: string, value: string | boolean) => boolean) =>
  Object.fromEntries(Object.entries(input).filter(([name, value]) => wants(name, value)));

/** Characters of a value that a sentence has room for. */
const room = 60;

/**
 * A sentence for a text that did not come back as it was asked for.
 * @param field what its messages begin with
 * @param asked blank for nothing, which the service may fill as it likes
 * @param got null where the service did not tell
 * @returns none when it is as asked
 */
export function savedAs(field: FieldWords, asked: string, got: string | null): string[] {
  if (got === null || asked === '' || comparable(asked) === comparable(got)) return [];
  return [got === '' ? t(`${field}_not_saved`) : t(`${field}_saved_as`, { value: shortened(got) })];
}

/**
 * Reading takes characters without a shape out of an answer, and services write the first letter large.
 * @source observed.md, "Fields"
 */
function comparable(text: string): string {
  const shown = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return shown.slice(0, 1).toLowerCase() + shown.slice(1);
}

function shortened(value: string): string {
  const letters = Array.from(value);
  return letters.length > room ? `${letters.slice(0, room).join('')}…` : value;
}

/** The rows of a further page that are not among those before it: pages may overlap. */
export function newRows<T>(before: readonly T[], page: readonly T[]): T[] {
  const seen = new Set<string>();
  distinctRows(before, seen);
  return distinctRows(page, seen);
}
