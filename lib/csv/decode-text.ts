/** Controls but for blanks: no text that people write holds them, and files of other kinds do. */
const unheardOf = /[^\P{Cc}\s]/u;

/**
 * The text in a file, however it is encoded: spreadsheets write UTF-8, UTF-16 with a byte order mark, or the one byte a letter of
 * Windows.
 *
 * @returns null for a file that is no text
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | null {
  const text = decoded(bytes);
  return text === null || unheardOf.test(text) ? null : text;
}

function decoded(bytes: Uint8Array<ArrayBuffer>): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return inEncoding(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return inEncoding(bytes, 'utf-16be');
  return inEncoding(bytes, 'utf-8') ?? inEncoding(bytes, 'windows-1252');
}

function inEncoding(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
