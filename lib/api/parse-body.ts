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

function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(levels - 1, inner));
}
