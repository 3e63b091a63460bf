import { decodeBytes } from '@/lib/rules/bytes';

/** What stands in the body of an answer. `broken`: neither JSON nor HTML, or JSON that is cut off or nested beyond reason. */
export type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'html' }
  | { kind: 'empty' }
  | { kind: 'broken' };

/** The document's deepest answer has 4 levels, and whatever is added must end somewhere. */
const maxDepth = 32;

/** Hardly any answer has a number of so many digits, and looking for one costs little. */
const longNumber = /(?:^|[\s:,[])-?\d{16}/;

/** A text, or a number in its parts. */
const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|(-?\d+)(\.\d+)?(e[-+]?\d+)?/gis;

/**
 * Tells what a body is; never throws. A whole number beyond those that JavaScript holds exactly is read as text: it would
 * otherwise be another one, and so the id of something else.
 */
export function parseBody(text: string): Body {
  // This takes a byte order mark away, too.
  const content = text.trim();
  if (content === '') return { kind: 'empty' };
  if (content.startsWith('<')) return { kind: 'html' };
  try {
    const value: unknown = JSON.parse(
      longNumber.test(content) ? withExactNumbers(content) : content,
    );
    return isWithin(maxDepth, value) ? { kind: 'json', value } : { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  }
}

function withExactNumbers(json: string): string {
  return json.replaceAll(
    textOrNumber,
    (token, whole?: string, fraction?: string, exponent?: string) =>
      whole === undefined ||
      fraction !== undefined ||
      exponent !== undefined ||
      Number.isSafeInteger(Number(whole))
        ? token
        : `"${whole}"`,
  );
}

/** Without a list of its values for each of the tens of thousands of objects that there may be. */
function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  if (Array.isArray(value)) return value.every((inner) => isWithin(levels - 1, inner));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was parsed: it has names, and all of them are its own
  const fields = value as Record<string, unknown>;
  for (const name in fields) if (!isWithin(levels - 1, fields[name])) return false;
  return true;
}

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
