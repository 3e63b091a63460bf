import { lazy } from '@/lib/async/lazy';

/** Decodes HTML entities once. @source observed.md, "Fields" */
export const plainText = (encoded: string): string =>
  withoutControls(encoded.replaceAll(/&(#?[\da-z]{1,8});/gi, decodeEntity)).trim();

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities().get(name) ?? whole;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return isCharacter(code) ? String.fromCodePoint(code) : whole;
}

const isCharacter = (code: number): boolean =>
  code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);

const withoutControls = (text: string): string =>
  text.replaceAll(/\p{Bidi_Control}+/gu, '').replaceAll(/\p{Cc}+/gu, ' ');

/** The characters 160 to 255, which PHP's `htmlentities` writes. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const others = {
  names: 'amp lt gt quot apos ndash mdash lsquo rsquo ldquo rdquo bull hellip euro trade',
  characters: `&<>"'–—‘’“”•…€™`,
};

/** A worker has no HTML parser. */
const entities = lazy(
  () =>
    new Map([
      ...others.names.split(' ').map((name, i) => [name, others.characters.charAt(i)] as const),
      ...latin1.split(' ').map((name, i) => [name, String.fromCodePoint(160 + i)] as const),
    ]),
);
