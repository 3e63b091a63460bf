import { oneLine } from '@/lib/rules/one-line';

import { type Piece, markMatches } from './mark-matches';
import type { DescriptionStyle } from './omnibox';

/** What a line says. */
export interface Description {
  /** What Enter does, in words of our own; blank where that goes without saying. */
  does: string;
  /** Of what it does that; `as` is for an address, or for something of less weight. */
  parts: readonly { text: string; as?: 'url' | 'dim' }[];
}

/** In characters; no address bar has room for more. */
const longestPart = 120;

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
  { does, parts }: Description,
  words: readonly string[],
  style: DescriptionStyle,
): string {
  const shown = parts
    .map(({ text, as }) => ({ text: fitted(oneLine(text)), as }))
    .filter(({ text }) => text !== '');
  const what =
    style === 'plain'
      ? shown.map(({ text }) => text).join(' – ')
      : shown
          .map(({ text, as }) => wrapped(markMatches(text, words).map(markedXml).join(''), as))
          .join('<dim> – </dim>');
  return [does, what].filter((text) => text !== '').join(' ');
}

function fitted(text: string): string {
  const letters = Array.from(text.replaceAll(notInXml, ''));
  return letters.length > longestPart
    ? `${letters.slice(0, longestPart - 1).join('')}…`
    : letters.join('');
}

const markedXml = ({ text, isMatch }: Piece): string =>
  wrapped(escapeXml(text), isMatch ? 'match' : undefined);

const wrapped = (xml: string, tag: string | undefined): string =>
  tag === undefined ? xml : `<${tag}>${xml}</${tag}>`;

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities.get(sign) ?? '');
