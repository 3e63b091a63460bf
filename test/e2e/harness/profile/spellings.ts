/** The bytes that a text may be stored as, by the name of the spelling. */
export function spellingsOf(text: string): Map<string, Buffer> {
  const utf8 = Buffer.from(text, 'utf8');
  const little = Buffer.from(text, 'utf16le');
  const spellings = new Map([
    ['UTF-8', utf8],
    ['UTF-16LE', little],
    ['UTF-16BE', Buffer.from(little).swap16()],
    ['percent-encoded', Buffer.from(encodeURIComponent(text))],
    ['JSON', Buffer.from(JSON.stringify(text).slice(1, -1))],
  ]);
  // Where it begins amid what was encoded decides how it reads; what its neighbours have a share in is left out.
  for (const shift of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(shift), utf8]).toString('base64');
    const own = encoded.slice(shift === 0 ? 0 : 4, -4);
    spellings.set(`base64, ${String(shift)}`, Buffer.from(own));
  }
  return spellings;
}
