/**
 * What may be put before the last part of a path, least visible change first. A URL parser takes each out again; in
 * between it moves everything behind it by 0, 2 or 4 characters (4 is 1 modulo 3, the length of a base64 group).
 */
const detours = ['', './', '././'];

/**
 * Spells a URL in ways that mean the same and have no `/` and no `+` in their standard base64, which web servers split or
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

/** Whether the standard base64 of an ASCII URL has neither `/` nor `+`. */
export const isHarmless = (url: string): boolean =>
  [...url.matchAll(/[?~]/g)].every((match) => !isBad(match.index));

/**
 * Writes as few of the `~` in a URL as `%7E` as it takes to make its base64 harmless. Each one written moves what is
 * behind it by 2, so one that does no harm itself may have to be written for the sake of a later `?`.
 *
 * @returns the URL, or null when no choice does
 */
function escapeTildes(url: string): string | null {
  const marks = [...url.matchAll(/[?~]/g)].map((match) => match.index);
  const costs = costsFromEnd(url, marks);
  if (costAt(costs, 0, 0) === Infinity) return null;
  let moved = 0;
  let spelled = '';
  let from = 0;
  for (const [k, index] of marks.entries()) {
    const escaped =
      url[index] === '~' && escapeCost(costs, k, moved) < keepCost(costs, k, index, moved);
    spelled += url.slice(from, index) + (escaped ? '%7E' : url[index]);
    from = index + 1;
    if (escaped) moved += 2;
  }
  return spelled + url.slice(from);
}

/** Fewest escapes needed from mark k on, for each move modulo 3; Infinity where nothing helps. */
type Costs = number[][];

function costsFromEnd(url: string, marks: number[]): Costs {
  const costs: Costs = [];
  costs[marks.length] = [0, 0, 0];
  for (let k = marks.length - 1; k >= 0; k -= 1) {
    const index = marks[k] ?? 0;
    costs[k] = [0, 1, 2].map((moved) => {
      const kept = keepCost(costs, k, index, moved);
      return url[index] === '~' ? Math.min(kept, escapeCost(costs, k, moved)) : kept;
    });
  }
  return costs;
}

const isBad = (index: number): boolean => index % 3 === 2;

const costAt = (costs: Costs, k: number, moved: number): number =>
  costs[k]?.[moved % 3] ?? Infinity;

const keepCost = (costs: Costs, k: number, index: number, moved: number): number =>
  isBad(index + moved) ? Infinity : costAt(costs, k + 1, moved);

const escapeCost = (costs: Costs, k: number, moved: number): number =>
  1 + costAt(costs, k + 1, moved + 2);
