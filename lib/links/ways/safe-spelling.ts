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
  const candidates = [...detours.map((detour) => withDetour(url, detour)), withPort(url)];
  const harmless = candidates.map(escapeTildes).filter((spelling) => spelling !== null);
  const distinct = [...new Set(harmless)].toSorted((a, b) => a.length - b.length);
  return distinct.length === 0 ? [url] : distinct;
}

const withDetour = (url: string, detour: string): string =>
  url.replace(/^(https?:\/\/[^?#]*\/)/, (start) => start + detour);

/** `:443` moves by 4; `:80` would by 3, which is as good as not at all. */
const withPort = (url: string): string =>
  url.replace(/^(https:\/\/(?:[^/:]|\[[^\]]*\])+)\//, '$1:443/');

const isBad = (index: number): boolean => index % 3 === 2;

/** Whether the standard base64 of an ASCII URL has neither `/` nor `+`. */
export const isHarmless = (url: string): boolean =>
  [...url.matchAll(/[?~]/g)].every((match) => !isBad(match.index));

/** The best spelling of the rest of a URL, and how many of its `~` are escaped; Infinity where none is harmless. */
interface Rest {
  text: string;
  escapes: number;
}

const harmful: Rest = { text: '', escapes: Infinity };

const before = (text: string, rest: Rest = harmful, escapes = 0): Rest => ({
  text: text + rest.text,
  escapes: rest.escapes + escapes,
});

/**
 * Writes as few `~` of a URL as `%7E` as it takes to make its base64 harmless. Each moves what is behind it by 2, so a harmless one
 * may have to be written for the sake of a later `?`.
 *
 * @returns null when no choice does
 */
function escapeTildes(url: string): string | null {
  const marks = [...url.matchAll(/[?~]/g)].map(({ index }) => index);
  let end = url.length;
  // For each move modulo 3, from the end to the start.
  let rests: Rest[] = [0, 1, 2].map(() => ({ text: '', escapes: 0 }));
  for (const index of marks.toReversed()) {
    const behind = url.slice(index + 1, end);
    const options = rests.map((rest) => before(behind, rest));
    rests = options.map((option, moved) => {
      const kept = isBad(index + moved) ? harmful : before(url.charAt(index), option);
      const escaped = before('%7E', options[(moved + 2) % 3], 1);
      return url[index] === '~' && escaped.escapes < kept.escapes ? escaped : kept;
    });
    end = index;
  }
  const [{ text, escapes } = harmful] = rests;
  return escapes === Infinity ? null : url.slice(0, end) + text;
}
