/** So many bytes that nobody can predict. */
export type RandomBytes = (count: number) => Uint8Array;

/** Makes a text of so many characters, each picked from the alphabet (of up to 256) without favoring any. */
export function randomText(randomBytes: RandomBytes, length: number, alphabet: string): string {
  // Bytes from here on would let the alphabet's first characters come up once more often than the rest.
  const fair = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length - text.length)) {
      if (byte < fair) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}
