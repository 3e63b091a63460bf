/** Whether the standard base64 of an ASCII URL has neither `/` nor `+`. */
export const isHarmless = (url: string): boolean =>
  [...url.matchAll(/[?~]/g)].every((match) => !isBad(match.index));

/**
 * Writes as few of the `~` in a URL as `%7E` as it takes to make its base64 harmless. Each one written moves what is
 * behind it by 2, so one that does no harm itself may have to be written for the sake of a later `?`.
 *
 * @returns the URL, or null when no choice does
 */
export function escapeTildes(url: string): string | null {
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
