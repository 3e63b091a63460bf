import type { Values } from './definition';

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
