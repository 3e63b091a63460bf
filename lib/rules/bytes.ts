/** @returns null for anything but the standard spelling of base64 */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
    return base64OfBytes(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

export const base64OfBytes = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));

const marks = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
];

function inEncoding(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const binaryControls = /[^\P{Cc}\s]/u;

/** Spreadsheets write UTF-8, marked UTF-16, or Windows-1252. @returns null for a binary file */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | null {
  const marked = marks.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  const text = marked
    ? inEncoding(bytes, marked.encoding)
    : (inEncoding(bytes, 'utf-8') ?? inEncoding(bytes, 'windows-1252'));
  return text === null || binaryControls.test(text) ? null : text;
}

export const maxTextLength = 8_000_000;
