/** @returns the standard base64 of the text's UTF-8 bytes; `btoa` alone throws on anything beyond Latin-1 */
export const base64 = (text: string): string => base64OfBytes(new TextEncoder().encode(text));

/** @returns the standard base64 of any bytes */
export const base64OfBytes = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
