/**
 * Reads a body to its end, or until it is too much.
 * @param most bytes that it may have
 * @returns null when the body is larger, of which no more is then fetched
 */
export async function readBytes(
  response: Response,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (response.body === null) return new Uint8Array();
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, bytes);
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}

/** By hand: of the hundreds of parts of a long list, browsers take a quarter of a second to make a blob. */
function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
