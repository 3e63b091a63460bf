import { fold, oneLine } from '@/lib/rules/text';

export interface Description {
  /** What Enter does, with `subject` for its object; missing where it goes without saying. */
  does?: string;
  /** `as`: an address, or less important text. */
  about?: readonly { text: string; as?: 'url' | 'dim' }[];
}

/** Stands for the object in a message, which never holds this character. */
export const subject = '\uE000';

/** In characters: the most that an address bar shows. */
const maxPartLength = 120;

const entities = new Map(
  Object.entries({ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }),
);

/** Invalid in XML, beyond the controls. */
const notInXml = /[\p{Cs}\uFFFE\uFFFF]/gu;

export function describe(
  { does = subject, about = [] }: Description,
  words: readonly string[],
  style: DescriptionStyle,
): string {
  const shown = about
    .map(({ text, as }) => ({ text: fitted(oneLine(text)), as }))
    .filter(({ text }) => text !== '');
  if (style === 'plain') {
    return does.split(subject).join(shown.map(({ text }) => text).join(' – '));
  }
  const marked = shown.map(({ text, as }) =>
    wrapped(markMatches(text, words).map(markedXml).join(''), as),
  );
  return does.split(subject).map(escapeXml).join(marked.join('<dim> – </dim>'));
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
  text.replaceAll(/[&<>"']/g, (sign) => `&${entities.get(sign) ?? ''};`);

interface Piece {
  text: string;
  isMatch: boolean;
}

/** Cuts a text at the words' ends; the pieces add up to the text. @param words folded */
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

/** A letter may fold to several: `ß` to two. */
const covers = (marks: ReadonlySet<number>, from: number, length: number): boolean =>
  Array.from({ length }, (_, index) => from + index).some((offset) => marks.has(offset));

export interface Suggestion {
  content: string;
  description: string;
}

export interface AddressBarLines {
  first: string;
  best: Suggestion | null;
  suggestions: Suggestion[];
}

/** Chromium takes XML with `<match>`, `<url>` and `<dim>`, Firefox plain text. */
export type DescriptionStyle = 'xml' | 'plain';
