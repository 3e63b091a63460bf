import type { Tag } from '@/lib/model/tags';

import { pairName, splitQuery } from './query';

/** The campaign tags of an address, and those of the other names that are asked about, each name once. */
export function readTags(url: string, others: readonly string[] = []): Tag[] {
  const found = new Map<string, Tag>();
  for (const pair of splitQuery(url).pairs) {
    const name = decoded(pairName(pair));
    const isAsked = /^utm_./i.test(name) || others.includes(name);
    if (isAsked && !found.has(keyOf(name))) found.set(keyOf(name), { name, value: valueOf(pair) });
  }
  return [...found.values()];
}

/**
 * The address with these tags, each once: where one is there, it takes its place, and one with a blank value is taken out.
 * Everything else stays as it is, byte for byte.
 */
export function withTags(url: string, tags: readonly Tag[]): string {
  const { before, pairs, after } = splitQuery(url);
  const wanted = new Map(tags.map((tag) => [keyOf(tag.name), tag]));
  const placed = new Set<string>();
  const kept = pairs.flatMap((pair) => {
    const key = keyOf(decoded(pairName(pair)));
    const tag = wanted.get(key);
    if (tag === undefined) return [pair];
    if (tag.value === '' || placed.has(key)) return [];
    placed.add(key);
    return [pairName(pair) === tag.name && valueOf(pair) === tag.value ? pair : written(tag)];
  });
  const added = [...wanted].flatMap(([key, tag]) =>
    placed.has(key) || tag.value === '' ? [] : [written(tag)],
  );
  // A lone `?` is no pair.
  const query = [
    ...(kept.join('&') === '' && kept.length === 1 && added.length > 0 ? [] : kept),
    ...added,
  ];
  return before + (query.length === 0 ? '' : `?${query.join('&')}`) + after;
}

const written = ({ name, value }: Tag): string => `${encoded(name)}=${encoded(value)}`;

/** `UTM_Source` is `utm_source`; other names may mean different things in different letters. */
const keyOf = (name: string): string => (/^utm_/i.test(name) ? name.toLowerCase() : name);

const valueOf = (pair: string): string => decoded(pair.slice(pairName(pair).length + 1));

/** As a form's; what is no such code stays as it is written. */
function decoded(text: string): string {
  const plain = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** Also what browsers would escape by themselves, so that the address stays as it is written here. */
const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');
