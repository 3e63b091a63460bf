/** So many bytes that nobody can predict. */
export const randomBytes = (count: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(count));
