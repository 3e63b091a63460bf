import { lazy } from '@/lib/async/lazy';

/**
 * Turns text that a service encoded for HTML into the plain text that was meant. It is decoded once, so that text which was
 * written to look like an entity stays what it was; what it gives is for showing as text, never as HTML.
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

/** Controls have nothing to show, and the ones that turn the direction around can make a text read as another one. */
function withoutControls(text: string): string {
  return text.replaceAll(/\p{Bidi_Control}+/gu, '').replaceAll(/\p{Cc}+/gu, ' ');
}

/** Names of the characters 160 to 255, in order; PHP's `htmlentities` writes all of them. */
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

/** HTML's names of characters, as far as services that encode their texts write them; a worker has no parser to ask. */
const entities = lazy(
  () =>
    new Map<string, string>([
      ...Object.entries(otherEntities),
      ...latin1
        .split(' ')
        .map((name, i): [string, string] => [name, String.fromCodePoint(160 + i)]),
    ]),
);
