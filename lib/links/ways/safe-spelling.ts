/**
 * What may be put before the last part of a path, which a URL parser takes out again: each moves what is behind it by 0, 2 or 4
 * characters (4 is 1 modulo 3, the length of a base64 group).
 */
const detours = ['', './', '././'];

/**
 * Spells a URL in ways that mean the same and have no `/` and no `+` in their standard base64, which web servers split or alter
 * inside a path. It has them exactly where a `?` or a `~` stands at an index that is 2 modulo 3.
 *
 * @param url http or https, as `URL.href` spells it
 * @returns the spellings, best first; the URL itself alone when no harmless one exists
 * @source observed.md, "Base64 inside a path"
 */
export function spellings(url: string): string[] {
  const all = [url, url.replaceAll('~', '%7E')].flatMap((each) =>
    detours.map((detour) => withDetour(each, detour)),
  );
  const harmless = all.filter(isHarmless).toSorted((a, b) => a.length - b.length);
  return harmless.length === 0 ? [url] : [...new Set(harmless)];
}

const withDetour = (url: string, detour: string): string =>
  url.replace(/^(https?:\/\/[^?#]*\/)/, (start) => start + detour);

/** Whether the standard base64 of an ASCII URL has neither `/` nor `+`. */
export const isHarmless = (url: string): boolean =>
  [...url.matchAll(/[?~]/g)].every(({ index }) => index % 3 !== 2);
