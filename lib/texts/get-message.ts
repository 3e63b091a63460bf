import { browser } from 'wxt/browser';

export type Templates = Record<string, string>;

/** A private-use character for the first value, the next one for the second. */
const firstMark = 0xe000;
const marks = Array.from({ length: 9 }, (_, at) => String.fromCodePoint(firstMark + at));
const anyMark = /[\uE000-\uE008]/g;

const templates: Templates = {};
let onLearned = (): void => undefined;

/** The browser's first answer takes ten milliseconds. */
const messageTemplate = (key: string): string =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser takes any name, and is blank for one that it does not know; its type has a list
  rememberedText(key, () => browser.i18n.getMessage(key as '@@ui_locale', marks));

/** The browser's formats are slow, too, and lists repeat their days. @param key the name of no message */
export function rememberedText(key: string, write: () => string): string {
  const known = templates[key];
  if (known !== undefined) return known;
  const text = write();
  templates[key] = text;
  onLearned();
  return text;
}

/** Blank for an unknown key. */
export function getMessage(key: string, values: readonly string[] = []): string {
  const template = messageTemplate(key);
  return values.length === 0
    ? template
    : template.replace(anyMark, (mark) => values[placeOfMark(mark)] ?? '');
}

export const splitMessage = (key: string): (string | number)[] =>
  messageTemplate(key)
    .split(/([\uE000-\uE008])/)
    .filter((piece) => piece !== '')
    .map((piece) => (marks.includes(piece) ? placeOfMark(piece) : piece));

const placeOfMark = (mark: string): number => mark.charCodeAt(0) - firstMark;

/** @param learned gets all known messages after each new one */
export function rememberMessages(known: Templates, learned: (all: Templates) => void): void {
  Object.assign(templates, known);
  onLearned = () => learned(templates);
}
