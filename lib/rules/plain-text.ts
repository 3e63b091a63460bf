import { entities } from './entities';

/**
 * Turns text that a service encoded for HTML into the plain text that was meant. It is decoded once, so that text which was
 * written to look like an entity stays what it was; what it gives is for showing as text, never as HTML.
 * @source observed.md, "Fields"
 */
export function plainText(encoded: string): string {
  return withoutControls(encoded.replaceAll(/&(#?[\da-z]{1,8});/gi, decodeEntity)).trim();
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities.get(name) ?? whole;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return isCharacter(code) ? String.fromCodePoint(code) : whole;
}

function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
}

/** Controls have nothing to show, and the ones that turn the direction around can make a text read as another one. */
function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ');
}
