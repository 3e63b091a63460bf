import type { Body } from './answer';

/** The document's deepest answer has 4 levels, and whatever is added must end somewhere. */
const mostLevels = 32;

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
    return isWithin(mostLevels, value) ? { kind: 'json', value } : { kind: 'broken' };
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
