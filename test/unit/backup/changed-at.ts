/** The way to a place in a JSON value. */
export type Place = (string | number)[];

/** Every place in a JSON value but the whole. */
export function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => {
    const place = at.concat(key);
    return [place].concat(placesIn((value as Record<string | number, unknown>)[key], place));
  });
}

/**
 * A copy of a JSON value with one place changed.
 * @param to what stands there then; undefined takes the place away
 */
export function changedAt(value: unknown, [key, ...rest]: Place, to: unknown): unknown {
  if (key === undefined) return to;
  const next = changedAt((value as Record<string | number, unknown>)[key], rest, to);
  if (Array.isArray(value)) {
    return next === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), next);
  }
  const entries = Object.entries(value as object).filter(([each]) => each !== key);
  return Object.fromEntries(next === undefined ? entries : [...entries, [String(key), next]]);
}
