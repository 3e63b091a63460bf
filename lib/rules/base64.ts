/** @returns the bytes of standard base64; null for anything else, other spellings of the same bytes included */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
    return base64OfBytes(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/** @returns the standard base64 of a few bytes */
export const base64OfBytes = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));
