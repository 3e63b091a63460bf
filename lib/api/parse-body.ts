import type { Body } from './answer';

/** The document's deepest answer has 4 levels, and whatever is added must end somewhere. */
const mostLevels = 32;

/** Tells what a body is; never throws. */
export function parseBody(text: string): Body {
  // This takes a byte order mark away, too.
  const content = text.trim();
  if (content === '') return { kind: 'empty' };
  if (content.startsWith('<')) return { kind: 'html' };
  try {
    const value: unknown = JSON.parse(content);
    return isWithin(mostLevels, value) ? { kind: 'json', value } : { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  }
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
