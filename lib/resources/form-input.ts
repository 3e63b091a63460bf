import { plainText } from '@/lib/rules/plain-text';
import { normaliseLongUrl } from '@/lib/rules/url/url';
import { t } from '@/lib/texts/translate';

import type { Values } from './definition';

/** By an operation's input names; blank stands for nothing. */
type FormInput = Readonly<Record<string, string | boolean>>;

export function textIn(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Blank for none. */
export function urlOf(text: string): string {
  const read = normaliseLongUrl(text);
  return 'url' in read ? read.url : '';
}

export const checkUrl = (text: string): string | undefined =>
  urlOf(text) === ''
    ? t('common_url_malformed', { example: 'https://example.com/page' })
    : undefined;

/** Services read `""` as a value. @source observed.md, "Fields" */
export const withoutBlanks = (input: FormInput): FormInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));

/** Null for no change; a blank is none. */
export function changesOf(input: FormInput, before: FormInput): FormInput | null {
  const changes = Object.entries(withoutBlanks(input)).filter(
    ([name, value]) => value !== before[name],
  );
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

/** One sentence where a service saved something else; it may capitalize. @source observed.md, "Fields" */
export function savedAs(
  field: 'channels_name' | 'channels_description',
  asked: string,
  got: string,
): string[] {
  if (asked === '' || comparable(asked) === comparable(got)) return [];
  return [got === '' ? t(`${field}_not_saved`) : t(`${field}_saved_as`, { value: got })];
}

const comparable = (text: string): string => plainText(text).toLowerCase();
