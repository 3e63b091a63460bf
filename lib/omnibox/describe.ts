import { fold, oneLine } from '@/lib/rules/text';

/** What a line says. */
export interface Description {
  /** What Enter does, in words of our own, with `subject` in the place of what it does that to; none where it goes without saying. */
  does?: string;
  /** What it does that to; `as` is for an address, or for something of less weight. */
  about?: readonly { text: string; as?: 'url' | 'dim' }[];
}

/** Stands in a sentence for what it is about: a character that no message holds. */
export const subject = '\uE000';

/** In characters; no address bar has room for more. */
const maxPartLength = 120;

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/** What XML has no way to write, beyond the controls. */
const notInXml = /[\p{Cs}\uFFFE\uFFFF]/gu;

/** Writes a description as a browser wants it. @param words what to mark in it, folded */
export function describe(
  { does = subject, about = [] }: Description,
  words: readonly string[],
  style: DescriptionStyle,
): string {
  const shown = about
    .map(({ text, as }) => ({ text: fitted(oneLine(text)), as }))
    .filter(({ text }) => text !== '');
  const what =
    style === 'plain'
      ? shown.map(({ text }) => text).join(' – ')
      : shown
          .map(({ text, as }) => wrapped(markMatches(text, words).map(markedXml).join(''), as))
          .join('<dim> – </dim>');
  const own = style === 'plain' ? (text: string) => text : escapeXml;
  return does.split(subject).map(own).join(what);
}

function fitted(text: string): string {
  const letters = Array.from(text.replaceAll(notInXml, ''));
  return letters.length > maxPartLength
    ? `${letters.slice(0, maxPartLength - 1).join('')}…`
    : letters.join('');
}

const markedXml = ({ text, isMatch }: Piece): string =>
  wrapped(escapeXml(text), isMatch ? 'match' : undefined);

const wrapped = (xml: string, tag: string | undefined): string =>
  tag === undefined ? xml : `<${tag}>${xml}</${tag}>`;

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities.get(sign) ?? '');

/** A piece of a text, and whether it is what was looked for. */
interface Piece {
  text: string;
  isMatch: boolean;
}

/** Cuts a text where one of the words begins or ends. The pieces give the text back. @param words folded */
function markMatches(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(text, (letter) => ({ letter, folded: fold(letter) }));
  const marks = matchedOffsets(letters.map(({ folded }) => folded).join(''), words);
  const pieces: Piece[] = [];
  let offset = 0;
  for (const { letter, folded } of letters) {
    const last = pieces.at(-1);
    // A letter that folds to nothing, such as an accent, goes with the one before it.
    const isMatch = folded === '' ? (last?.isMatch ?? false) : covers(marks, offset, folded.length);
    if (last?.isMatch === isMatch) last.text += letter;
    else pieces.push({ text: letter, isMatch });
    offset += folded.length;
  }
  return pieces;
}

function matchedOffsets(folded: string, words: readonly string[]): Set<number> {
  const marks = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let offset = at; offset < at + word.length; offset += 1) marks.add(offset);
    }
  }
  return marks;
}

/** Whether any of what a letter folds to is marked: `ß` is two letters then. */
const covers = (marks: ReadonlySet<number>, from: number, length: number): boolean =>
  Array.from({ length }, (_, index) => from + index).some((offset) => marks.has(offset));

/** A line under the address bar. */
export interface Suggestion {
  /** What Enter puts in the place of what was typed. */
  content: string;
  description: string;
}

/** All lines under the address bar. */
export interface AddressBarLines {
  /** What Enter does with what was typed. */
  first: string;
  /** The link that the first line is about, as a line of its own; null where it is about none. */
  best: Suggestion | null;
  /** Other links, whose short URL Enter puts in the place of what was typed. */
  suggestions: Suggestion[];
}

/** How a browser wants descriptions: Chromium as XML with `<match>`, `<url>` and `<dim>`, Firefox as plain text. */
export type DescriptionStyle = 'xml' | 'plain';
