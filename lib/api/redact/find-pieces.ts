import { type PlainCharacter, ignored, readCharacter } from './plain-characters';

/** Characters of a piece, and pieces that fit into the bits of a number. */
export const pieceLength = 5;
const piecesOfOne = 6;

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
  for (let from = 0; from < pieces.length; from += piecesOfOne)
    all.push(bitsOf(pieces.slice(from, from + piecesOfOne)));
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
