import { distinctRows } from '@/lib/rules/list-rows';
import { t } from '@/lib/texts/translate';

import type { Values } from './definition';
import type { FieldWords } from './words';

/** By an operation's input names; blank stands for nothing. */
type FormInput = Readonly<Record<string, string | boolean>>;

/** Trimmed; blank where the form has no such field. */
export function textIn(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Services read `""` as a value. @source observed.md, "Fields" */
export const withoutBlanks = (input: FormInput): FormInput =>
  pick(input, (_, value) => value !== '');

/** Null for no change; a blank is none. */
export function changesOf(input: FormInput, before: FormInput): FormInput | null {
  const changes = pick(withoutBlanks(input), (name, value) => value !== before[name]);
  return Object.keys(changes).length === 0 ? null : changes;
}

const pick = (input: FormInput, wants: (name: string, value: string | boolean) => boolean) =>
  Object.fromEntries(Object.entries(input).filter(([name, value]) => wants(name, value)));

/** In characters, for a value in a sentence. */
const room = 60;

/**
 * @param field the prefix of its messages
 * @param asked blank for nothing, which the service may fill
 * @param got null where the service did not report it
 * @returns one sentence where it differs
 */
export function savedAs(field: FieldWords, asked: string, got: string | null): string[] {
  if (got === null || asked === '' || comparable(asked) === comparable(got)) return [];
  return [got === '' ? t(`${field}_not_saved`) : t(`${field}_saved_as`, { value: shortened(got) })];
}

/** Reading drops invisible characters, and services capitalize. @source observed.md, "Fields" */
function comparable(text: string): string {
  const shown = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return shown.slice(0, 1).toLowerCase() + shown.slice(1);
}

function shortened(value: string): string {
  const letters = Array.from(value);
  return letters.length > room ? `${letters.slice(0, room).join('')}…` : value;
}

/** Without rows of earlier pages, as pages may overlap. */
export const newRows = <T>(before: readonly T[], page: readonly T[]): T[] =>
  distinctRows([...before, ...page]).slice(distinctRows(before).length);
