import type { Catalogue } from './find-faults.ts';

/**
 * The messages that nothing asks for. One is asked for where its name stands in source as a text, or where a template makes it:
 * `problem_${problem}` makes each name that begins so and goes on with what stands in source as a text or a property of its own.
 *
 * A name that stands there for another reason keeps its message, and so does a value of a template that no longer comes there. A
 * template without a word of its own (`${area}_${what}`) makes nothing: it could make any name.
 * @param sources all that is shipped
 */
export function findUnused(catalogue: Catalogue, sources: readonly string[]): string[] {
  const texts = new Set(sources.flatMap(textsIn));
  const values = new Set([...texts, ...sources.flatMap(propertiesIn)]);
  const templates = sources.flatMap(templatesIn);
  const isAskedFor = (name: string): boolean =>
    texts.has(name) || templates.some((parts) => makes(parts, name, values));
  return Object.keys(catalogue).filter(
    (key) => !isAskedFor(key) && !isAskedFor(key.replace(/_(?:zero|one|two|few|many|other)$/, '')),
  );
}

const all = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, found = '']) => found);

/** Names in quotes, and those in the manifest. */
const textsIn = (source: string): string[] => [
  ...all(source, /(?<=['"`])([a-z][a-z\d_]*)(?=['"`])/g),
  ...all(source, /__MSG_(\w+?)__/g),
];

const propertiesIn = (source: string): string[] => all(source, /\b([a-z][a-z\d_]*)\??:/g);

/** The fixed parts of templates that could make a name. */
const templatesIn = (source: string): string[][] =>
  all(source, /`((?:[a-z\d_]|\$\{[^{}`]*\})*)`/g)
    .map((template) => template.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.length > 1 && parts.some((part) => /[a-z]{3}/.test(part)));

function makes(
  [first = '', ...others]: readonly string[],
  name: string,
  values: ReadonlySet<string>,
): boolean {
  if (!name.startsWith(first)) return false;
  const left = name.slice(first.length);
  if (others.length === 0) return left === '';
  return Array.from(left, (_, at) => at + 1).some(
    (end) => values.has(left.slice(0, end)) && makes(others, left.slice(end), values),
  );
}
