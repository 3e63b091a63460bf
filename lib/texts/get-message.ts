import { browser } from 'wxt/browser';

/** Messages by key, each with a mark in the place of every value. */
export type Templates = Record<string, string>;

/** Characters that no message holds, as they are for private use: the first stands for the first value. */
const firstMark = 0xe000;
const marks = Array.from({ length: 9 }, (_, at) => String.fromCodePoint(firstMark + at));
const anyMark = /[\uE000-\uE008]/g;

const templates: Templates = {};
let onLearned = (): void => undefined;

/**
 * A message with marks for its values; blank where there is none.
 *
 * The first question to the browser makes a process read the whole catalogue, which takes about ten milliseconds, so nothing is
 * asked twice, and a page may begin with what another one learned.
 */
function messageTemplate(key: string): string {
  const known = templates[key];
  if (known !== undefined) return known;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser takes any name, and is blank for one that it does not know; its type has a list
  const template = browser.i18n.getMessage(key as '@@ui_locale', marks);
  templates[key] = template;
  onLearned();
  return template;
}

/** A message with texts in the places of its values, in the order of their names; blank where there is none. */
export function getMessage(key: string, values: readonly string[] = []): string {
  const template = messageTemplate(key);
  return values.length === 0
    ? template
    : template.replace(anyMark, (mark) => values[placeOfMark(mark)] ?? '');
}

/** A message in pieces: the text between the values, and for each value its place among their names in order. */
export const splitMessage = (key: string): (string | number)[] =>
  messageTemplate(key)
    .split(/([\uE000-\uE008])/)
    .filter((piece) => piece !== '')
    .map((piece) => (marks.includes(piece) ? placeOfMark(piece) : piece));

const placeOfMark = (mark: string): number => mark.charCodeAt(0) - firstMark;

/**
 * Begins with messages that were learned before, and tells of each that is learned from now on.
 * @param learned is handed all that are known by then
 */
export function rememberMessages(known: Templates, learned: (all: Templates) => void): void {
  Object.assign(templates, known);
  onLearned = () => learned(templates);
}
