import type catalogue from '@/public/_locales/en/messages.json';

import { getMessage } from './get-message';
import { isolated, pluralCategory } from './language';
import { numberText } from './numbers';

type Catalogue = typeof catalogue;

export type MessageKey = keyof Catalogue;

/** `links` for `links_one` and `links_other`. */
export type PluralKey = {
  [K in MessageKey]: K extends `${infer Base}_other` ? Base : never;
}[MessageKey];

/** A message without values, for tables. */
export type PlainMessageKey = {
  [K in MessageKey]: [MessageNames<K>] extends [never] ? K : never;
}[MessageKey];

export type MessageNames<K extends MessageKey> = K extends MessageKey
  ? Catalogue[K] extends { placeholders: infer Names }
    ? keyof Names
    : never
  : never;

type Values<Names extends PropertyKey, Value> = [Names] extends [never]
  ? [values?: undefined]
  : [values: Readonly<Record<Names, Value>>];

export type MessageValues<K extends MessageKey, Value = string | number> = K extends MessageKey
  ? Values<MessageNames<K>, Value>
  : never;

type PluralValues<B extends PluralKey> = B extends PluralKey
  ? Values<Exclude<MessageNames<`${B}_other` & MessageKey>, 'count'>, string | number>
  : never;

export function t<K extends MessageKey>(key: K, ...[values]: MessageValues<K>): string {
  return fill(key, values);
}

export function plural<B extends PluralKey>(
  key: B,
  count: number,
  ...[values]: PluralValues<B>
): string {
  const all = { ...values, count };
  const base: string = key;
  return fill(`${base}_${pluralCategory(count)}`, all) || fill(`${base}_other`, all);
}

/** The browser knows values by place: in the order of their names. */
function fill(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const texts = Object.keys(values)
    .toSorted()
    .map((name) => textOf(values[name] ?? ''));
  return getMessage(key, texts);
}

const textOf = (value: string | number): string =>
  typeof value === 'number' ? numberText(value) : isolated(value);
