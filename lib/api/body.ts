export interface Body {
  /** `broken`: neither JSON nor HTML, or JSON that is cut off or nested beyond reason. */
  kind: 'json' | 'html' | 'empty' | 'broken';
  /** Of JSON. */
  value?: unknown;
}

/** The document's deepest answer has 4 levels, and whatever is added must end somewhere. */
const maxDepth = 32;

/** Rare, and a reviver takes as long as all of the parsing. */
const longNumber = /\d{16}/;

/** Never throws. */
export function parseBody(text: string): Body {
  // This takes a byte order mark away, too.
  const content = text.trim();
  if (content === '') return { kind: 'empty' };
  if (content.startsWith('<')) return { kind: 'html' };
  try {
    const value: unknown = JSON.parse(content, longNumber.test(content) ? exactNumber : undefined);
    return isWithin(maxDepth, value) ? { kind: 'json', value } : { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  }
}

/** Keeps a whole number as text where JavaScript would round it: it may be an id, and would be another thing's. */
function exactNumber(_name: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source ?? '';
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value);
  return isRounded && /^-?\d+$/.test(source) ? source : value;
}

function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(levels - 1, inner));
}

/** In place, as a list may have tens of thousands of rows. @param change gets a text and its name, blank for a name itself */
export function mapTexts(
  value: unknown,
  change: (text: string, name: string) => string,
  name = '',
): unknown {
  if (typeof value === 'string') return change(value, name);
  if (typeof value !== 'object' || value === null) return value;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was parsed: it has names, and all of them are its own
  const fields = value as Record<string, unknown>;
  const isList = Array.isArray(value);
  for (const key in fields) {
    const before = fields[key];
    const after = mapTexts(before, change, isList ? name : key);
    if (after !== before) fields[key] = after;
    const changedKey = isList ? key : change(key, '');
    if (changedKey === key) continue;
    fields[changedKey] = after;
    delete fields[key];
  }
  return fields;
}

/** Bytes. The list of active links may hold 100,000 of them, on domains and with short parts of any length. */
const maxBytes = 24 * 1024 * 1024;

/** Null when it is larger than 24 MB. */
export const readBodyText = async (response: Response): Promise<string | null> =>
  (await within(maxBytes, response))?.text() ?? null;

/** @param most bytes @returns null when the body is larger, of which no more is then fetched */
export async function within(most: number, { body }: Response): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // To its end: Firefox reports a body that is aborted before as an error of the worker, even where all of it was read.
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    bytes += part.value.byteLength;
    parts.push(part.value);
    if (bytes <= most) continue;
    await reader?.cancel();
    return null;
  }
  return new Blob(parts);
}
