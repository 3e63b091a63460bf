import { decodeBytes } from '@/lib/rules/bytes';

/** Controls but for blanks: no text that people write holds them, and files of other kinds do. */
const binaryControls = /[^\P{Cc}\s]/u;

/**
 * The text in a file, however it is encoded: spreadsheets write UTF-8, UTF-16 with a byte order mark, or the one byte a letter of
 * Windows.
 *
 * @returns null for a file that is no text
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | null {
  const text = decodeBytes(bytes);
  return text === null || binaryControls.test(text) ? null : text;
}

/** In characters: far more than the longest list that can be done at once. */
export const maxCsvLength = 8_000_000;
