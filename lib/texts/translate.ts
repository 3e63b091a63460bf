import type catalogue from '@/public/_locales/en/messages.json';

import { getMessage } from './get-message';
import { isolated, pluralCategory } from './language';
import { numberText } from './numbers';

type Catalogue = typeof catalogue;

/** The name of a message in `public/_locales/<language>/messages.json`. */
export type MessageKey = keyof Catalogue;

/** The name of a message with a wording for each plural category: `links` for `links_one` and `links_other`. */
export type PluralKey = BaseOf<MessageKey>;

/** The name of a message without values: what tables hold of words, to be translated when they are drawn. */
export type PlainMessageKey = PlainOf<MessageKey>;

type PlainOf<K extends MessageKey> = K extends MessageKey
  ? [MessageNames<K>] extends [never]
    ? K
    : never
  : never;

type BaseOf<K> = K extends `${infer Base}_other` ? Base : never;

/** The names in a message for which it takes a value each. */
export type MessageNames<K extends MessageKey> = K extends MessageKey
  ? Catalogue[K] extends { placeholders: infer Names }
    ? keyof Names
    : never
  : never;

type Values<Names extends PropertyKey, Value> = [Names] extends [never]
  ? [values?: undefined]
  : [values: Readonly<Record<Names, Value>>];

/** The values that a message names, as they are handed over with it: nothing where it names none. */
export type MessageValues<K extends MessageKey, Value = string | number> = K extends MessageKey
  ? Values<MessageNames<K>, Value>
  : never;

type PluralValues<B extends PluralKey> = B extends PluralKey
  ? Values<Exclude<MessageNames<`${B}_other` & MessageKey>, 'count'>, string | number>
  : never;

/**
 * A message of the catalogue, in the language that the browser shows Curtail in.
 * @param values one for each name in the message: a number is written as its reader writes numbers, a text keeps its own direction
 */
export function t<K extends MessageKey>(key: K, ...[values]: MessageValues<K>): string {
  return fill(key, values);
}

/**
 * The wording of a message for a number of things, which it names `count`.
 * @param values one for each other name in the message
 */
export function plural<B extends PluralKey>(
  key: B,
  count: number,
  ...[values]: PluralValues<B>
): string {
  const all = { ...values, count };
  const base: string = key;
  return fill(`${base}_${pluralCategory(count)}`, all) || fill(`${base}_other`, all);
}

/** The browser knows values by their places alone: they stand in the order of their names. A test holds every catalogue to that. */
function fill(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const texts = Object.keys(values)
    .toSorted()
    .map((name) => textOf(values[name] ?? ''));
  return getMessage(key, texts);
}

const textOf = (value: string | number): string =>
  typeof value === 'number' ? numberText(value) : isolated(value);
