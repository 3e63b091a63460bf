import type { CatalogueMessage } from '../../fixtures/catalogue.ts';

export type Catalogue = Readonly<Record<string, CatalogueMessage>>;

/** In characters, as browsers and their stores have room for. */
const maxLengths: ReadonlyMap<string, number> = new Map([
  ['extension_name', 45],
  ['extension_description', 132],
]);

/**
 * What is wrong with a catalogue.
 * @param folder its name below `public/_locales`
 * @param text as it stands in its file
 * @param english what it is to have the same messages as
 */
export function findFaults(folder: string, text: string, english: Catalogue): string[] {
  const catalogue = JSON.parse(text) as Catalogue;
  return [
    ...keyFaults(text),
    ...languageFaults(folder, catalogue),
    ...missingAndForeign(folder, catalogue, english),
    ...Object.entries(catalogue).flatMap(([key, { message }]) =>
      wordingFaults(message, maxLengths.get(key))
        .concat(placeholderFaults(key, catalogue, english))
        .map((fault) => `${key}: ${fault}`),
    ),
  ];
}

/** Browsers take names that differ in case alone for the same; the second of two is what parsers keep. */
function keyFaults(text: string): string[] {
  const keys = [...text.matchAll(/^ {2}"([^"]+)": \{/gm)].map(([, key = '']) => key);
  const known = new Set<string>();
  const twice = keys.filter((key) => {
    const name = key.toLowerCase();
    const isKnown = known.has(name);
    known.add(name);
    return isKnown;
  });
  return [
    ...twice.map((key) => `${key}: stands there twice`),
    ...keys.filter((key) => !/^[a-z][a-z\d_]*$/.test(key)).map((key) => `${key}: is no name`),
  ];
}

/** A folder's name has `_` where a tag has `-`. */
const tagOf = (folder: string): string => folder.replace('_', '-');

function languageFaults(folder: string, { language, direction }: Catalogue): string[] {
  const tag = tagOf(folder);
  const { direction: written } = (
    new Intl.Locale(tag) as Intl.Locale & { getTextInfo: () => { direction: string } }
  ).getTextInfo();
  return [
    ...(language?.message === tag ? [] : [`language: is not ${tag}`]),
    ...(direction?.message === written ? [] : [`direction: is not ${written}`]),
  ];
}

/** What a key is a wording of; null for a message with one wording. */
function pluralOf(key: string, catalogue: Catalogue): string | null {
  const isCounted = Object.hasOwn(catalogue[key]?.placeholders ?? {}, 'count');
  return isCounted ? key.replace(/_(?:zero|one|two|few|many|other)$/, '') : null;
}

const wordings = (base: string, folder: string): string[] =>
  new Intl.PluralRules(tagOf(folder))
    .resolvedOptions()
    .pluralCategories.map((category) => `${base}_${category}`);

function missingAndForeign(folder: string, catalogue: Catalogue, english: Catalogue): string[] {
  const wanted = new Set(
    Object.keys(english).flatMap((key) => {
      const base = pluralOf(key, english);
      return base === null ? [key] : wordings(base, folder);
    }),
  );
  return [
    ...[...wanted].filter((key) => !Object.hasOwn(catalogue, key)).map((key) => `${key}: missing`),
    ...Object.keys(catalogue)
      .filter((key) => !wanted.has(key))
      .map((key) => `${key}: nobody asks for it in this language`),
  ];
}

function wordingFaults(message: string, most: number | undefined): string[] {
  return [
    ...(message.trim() === '' ? ['is blank'] : []),
    ...(message === message.trim() ? [] : ['begins or ends with a blank']),
    ...(/['"]/.test(message) ? ['has straight quotes'] : []),
    ...(message.includes('...') ? ['has dots for an ellipsis'] : []),
    ...(most !== undefined && message.length > most ? [`is longer than ${String(most)}`] : []),
  ];
}

/** The values that a message puts in. */
const namedIn = (message: string): string[] =>
  [...message.replaceAll('$$', '').matchAll(/\$([^$\s]+)\$/g)].map(([, name = '']) => name);

/** All wordings of a number of things, as one may do without a value that another one has. */
function wordingsOf(key: string, catalogue: Catalogue): string[] {
  const base = pluralOf(key, catalogue);
  return Object.keys(catalogue)
    .filter((other) => (base === null ? other === key : pluralOf(other, catalogue) === base))
    .map((other) => catalogue[other]?.message ?? '');
}

function placeholderFaults(key: string, catalogue: Catalogue, english: Catalogue): string[] {
  const { message, placeholders = {} } = catalogue[key] ?? { message: '' };
  const names = Object.keys(placeholders).toSorted();
  const base = pluralOf(key, catalogue);
  const like = english[key] ?? english[`${base ?? ''}_other`];
  const used = new Set(wordingsOf(key, catalogue).flatMap(namedIn));
  const bare = message.replaceAll('$$', '').replaceAll(/\$[^$\s]+\$/g, '');
  return [
    ...namedIn(message)
      .filter((name) => !names.includes(name))
      .map((name) => `has no value ${name}`),
    // A wording for several may do without saying how many.
    ...names
      .filter((name) => name !== 'count' && !used.has(name))
      .map((name) => `does not use ${name}`),
    ...names
      .filter((name, at) => placeholders[name]?.content !== `$${String(at + 1)}`)
      .map((name) => `${name} is not the value at its place in the alphabet`),
    ...(names.length > 9 ? ['has more values than browsers take'] : []),
    ...(bare.includes('$') ? ['has a dollar that stands for nothing'] : []),
    ...(like !== undefined &&
    names.join() !==
      Object.keys(like.placeholders ?? {})
        .toSorted()
        .join()
      ? ['has other values than in English']
      : []),
  ];
}
