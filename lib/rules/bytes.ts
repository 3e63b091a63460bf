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
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = isUtf16
    ? inEncoding(bytes, 'utf-16le')
    : (inEncoding(bytes, 'utf-8') ?? inEncoding(bytes, 'windows-1252'));
  return text === null || binaryControls.test(text) ? null : text;
}

export const maxTextLength = 8_000_000;
