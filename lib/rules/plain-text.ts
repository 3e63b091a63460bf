import { lazy } from '@/lib/async/lazy';

/**
 * Decodes a service's HTML entities once, so that text which looks like an entity survives; for display as text, never as HTML.
 * @source observed.md, "Fields"
 */
export function plainText(encoded: string): string {
  return withoutControls(encoded.replaceAll(/&(#?[\da-z]{1,8});/gi, decodeEntity)).trim();
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities().get(name) ?? whole;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return isCharacter(code) ? String.fromCodePoint(code) : whole;
}

function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
}

/** Controls are invisible, and bidirectional ones could make a text read as another. */
function withoutControls(text: string): string {
  return text.replaceAll(/\p{Bidi_Control}+/gu, '').replaceAll(/\p{Cc}+/gu, ' ');
}

/** The characters 160 to 255, in order, all of which PHP's `htmlentities` writes. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const otherEntities = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  euro: '€',
  trade: '™',
};

/** A worker has no HTML parser. */
const entities = lazy(
  () =>
    new Map<string, string>([
      ...Object.entries(otherEntities),
      ...latin1
        .split(' ')
        .map((name, i): [string, string] => [name, String.fromCodePoint(160 + i)]),
    ]),
);
