import { pairNames } from '../short-url/pair-names.ts';

const keyShape = /[0-9a-f]{32}/gi;
const harmlessQuery = /^(?:(?:(?:limit|page|redirected)=\d*|order=(?:date|click))&?)*$/;

/** A path cut before every slash, be it raw or encoded: each piece begins with its separator. */
const beforeSlashes = /(?=\/|%2f)/i;
const leadingSlash = /^(?:\/|%2f)/i;

/**
 * A request target (path and query) without its secrets: the segment that holds the API key, whatever
 * looks like a key, every query but paging, and everything from a `password` segment up to the next
 * name of a pair, since a password with a `/` in it stretches over several segments.
 */
export function redactTarget(target: string): string {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? '' : target.slice(mark + 1);
  const shown = redactPassword(redactKey(path.split(beforeSlashes))).join('');
  const shownQuery = harmlessQuery.test(query) ? query : '<query>';
  return (mark === -1 ? shown : `${shown}?${shownQuery}`).replaceAll(keyShape, '<key>');
}

function redactKey(pieces: readonly string[]): string[] {
  const at = pieces.findIndex((piece, index) => index > 1 && isShortUrlBase(pieces, index));
  if (at === -1) return [...pieces];
  // A key with a slash in it reaches as far as the word behind it.
  const end = pieces.findIndex((piece, index) => index > at && name(piece) === 'shorturl');
  return [...pieces.slice(0, at), '/<key>', ...(end === -1 ? [] : pieces.slice(end))];
}

function isShortUrlBase(pieces: readonly string[], index: number): boolean {
  return name(pieces[index - 2]) === 'api' && name(pieces[index - 1]) === 'v1';
}

function redactPassword(pieces: readonly string[]): string[] {
  const start = pieces.findIndex((piece) => name(piece) === 'password');
  if (start === -1 || start === pieces.length - 1) return [...pieces];
  const rest = pieces.slice(start + 2);
  const next = rest.findIndex((piece) => pairNames.includes(name(piece)));
  const tail = next === -1 ? [] : redactPassword(rest.slice(next));
  return [...pieces.slice(0, start + 1), '/<password>', ...tail];
}

/** What a piece says once its separator and its escapes are taken away. */
function name(piece: string | undefined): string {
  const raw = (piece ?? '').replace(leadingSlash, '');
  try {
    return decodeURIComponent(raw).toLowerCase();
  } catch {
    return raw;
  }
}
