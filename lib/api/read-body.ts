import { decodeBytes } from '@/lib/rules/bytes';

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

/** All parts in one array. By hand: browsers take a quarter of a second to make a blob of the hundreds of parts of a long list. */
function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** Bytes. The list of active links may hold 100,000 of them, on domains and with short parts of any length. */
const maxBytes = 24 * 1024 * 1024;

/**
 * Reads a body to its end, or until it is too much.
 * @returns the text, decoded by what the answer declares or else by what fits; null when the body is larger than 24 MB, of
 *   which no more is then fetched
 */
export async function readBodyText(response: Response): Promise<string | null> {
  const bytes = await readBytes(response, maxBytes);
  if (bytes === null) return null;
  const declared = charsetOf(response.headers) ?? charsetInXml(bytes);
  return decodeBytes(bytes, declared) ?? '';
}

const charsetOf = (headers: Headers): string | undefined =>
  /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(headers.get('Content-Type') ?? '')?.[1];

/** What the first line of XML says of itself. */
function charsetInXml(bytes: Uint8Array): string | undefined {
  const begin = String.fromCodePoint(...bytes.subarray(0, 100));
  return /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)/.exec(begin)?.[1];
}
