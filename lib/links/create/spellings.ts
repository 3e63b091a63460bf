import { escapeTildes } from './tildes';

/**
 * What may be put before the last part of a path, least visible change first. A URL parser takes each out again; in
 * between it moves everything behind it by 0, 2 or 4 characters (4 is 1 modulo 3, the length of a base64 group).
 */
const detours = ['', './', '././'];

/**
 * Spells a URL in ways that mean the same and whose standard base64 has no `/` and no `+`, which web servers split or
 * alter inside a path. Base64 has them exactly where a `?` or a `~` stands at an index that is 2 modulo 3: a `~` can be
 * written `%7E`, a `?` can be moved.
 *
 * @param url http or https, as `URL.href` spells it
 * @returns the spellings, best first; the URL itself alone when no harmless one exists
 * @source observed.md, "Base64 inside a path"
 */
export function spellings(url: string): string[] {
  const candidates = [...detours.map((detour) => withDetour(url, detour)), withPort(url)];
  const harmless = candidates.map(escapeTildes).filter((spelling) => spelling !== null);
  const distinct = [...new Set(harmless)].toSorted((a, b) => changes(a, url) - changes(b, url));
  return distinct.length === 0 ? [url] : distinct;
}

const withDetour = (url: string, detour: string): string =>
  url.replace(/^(https?:\/\/[^?#]*\/)/, (start) => start + detour);

/** `:443` moves by 4; the usual port of http would move by 3, which is as good as not at all. */
const withPort = (url: string): string =>
  url.replace(/^(https:\/\/(?:[^/:]|\[[^\]]*\])+)\//, '$1:443/');

const changes = (spelling: string, url: string): number => spelling.length - url.length;
