/** @returns the standard base64 of the text's UTF-8 bytes; `btoa` alone throws on anything beyond Latin-1 */
export function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
