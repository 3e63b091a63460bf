/** Characters of a piece, and pieces that fit into the bits of a number. */
export const pieceLength = 5;
const piecesPerNumber = 6;

/** One bit for each character of some pieces. */
interface Pieces {
  /** The bits of the first characters, and of the last ones. */
  begin: number;
  end: number;
  /** The bits at which each code of ASCII stands. */
  at: Int32Array;
}

/**
 * Makes what tells whether a text holds one of some pieces, whatever blanks and encodings there are in it. It goes through
 * a text once (Shift-And: each bit tells of one piece how far it was met), as lists of some megabytes are asked for.
 * @param pieces texts of `pieceLength` characters or fewer, in small letters of ASCII, without anything that is ignored
 */
export function createPieceFinder(pieces: readonly string[]): (text: string) => boolean {
  const all: Pieces[] = [];
  for (let from = 0; from < pieces.length; from += piecesPerNumber)
    all.push(bitsOf(pieces.slice(from, from + piecesPerNumber)));
  return (text) => {
    const met = new Int32Array(all.length);
    const character: PlainCharacter = { code: 0, length: 1 };
    for (let at = 0; at < text.length; at += character.length) {
      readCharacter(text, at, character);
      const { code } = character;
      if (code === ignored) continue;
      for (let i = 0; i < all.length; i += 1) {
        const bits = all[i];
        if (bits === undefined) continue;
        const now = (((met[i] ?? 0) << 1) | bits.begin) & (bits.at[code] ?? 0);
        if ((now & bits.end) !== 0) return true;
        met[i] = now;
      }
    }
    return false;
  };
}

function bitsOf(pieces: readonly string[]): Pieces {
  const bits: Pieces = { begin: 0, end: 0, at: new Int32Array(128) };
  let bit = 0;
  for (const piece of pieces) {
    bits.begin |= 1 << bit;
    for (const one of piece) {
      const code = one.charCodeAt(0);
      bits.at[code] = (bits.at[code] ?? 0) | (1 << bit);
      bit += 1;
    }
    bits.end |= 1 << (bit - 1);
  }
  return bits;
}

/** Stands for what can be put between the characters of a text without changing how it reads. */
export const ignored = -1;

/** The codes of ASCII in small letters, and `ignored` for blanks, controls and the hyphen. */
const plainCodes = Int16Array.from({ length: 128 }, (_, code) => {
  if (code <= 32 || code === 127 || code === 45) return ignored;
  return code >= 65 && code <= 90 ? code + 32 : code;
});

/** Percent-encoded, a number of HTML, or escaped in JSON. */
const encoded = /^(?:%([\da-f]{2})|&#x([\da-f]{1,6});|\\u([\da-f]{4})|&#(\d{1,7});|\\["/bfnrt])/i;

/** A character of a text as it is compared: its code in small letters or `ignored`, and how much of the text stands for it. */
export interface PlainCharacter {
  code: number;
  length: number;
}

/** @param into is filled, as a text of megabytes would otherwise make as many objects */
export function readCharacter(text: string, at: number, into: PlainCharacter): void {
  const code = text.charCodeAt(at);
  into.code = plainCode(code);
  into.length = 1;
  // % & and \ begin what is encoded.
  if (code !== 37 && code !== 38 && code !== 92) return;
  const match = encoded.exec(text.slice(at, at + 10));
  if (match === null) return;
  const [whole, percent, html, json, decimal] = match;
  const hex = percent ?? html ?? json;
  const meant = hex === undefined ? Number(decimal ?? Number.NaN) : parseInt(hex, 16);
  // What JSON has a letter of its own for is blank, or it ends a text anyhow.
  into.code = Number.isNaN(meant) ? ignored : plainCode(meant);
  into.length = whole.length;
}

const plainCode = (code: number): number =>
  code < 128 ? (plainCodes[code] ?? code) : isUnseen(code) ? ignored : code;

const isUnseen = (code: number): boolean =>
  code <= 160 ||
  code === 173 ||
  (code >= 0x20_00 && code <= 0x20_15) ||
  (code >= 0x20_28 && code <= 0x20_2f) ||
  (code >= 0x20_5f && code <= 0x20_6f) ||
  code === 0x30_00 ||
  code === 0xfe_ff;
