/** Cuts an address around its query, at the first `?` before the fragment; without one there are no pairs. */
export function splitQuery(url: string): { before: string; pairs: string[]; after: string } {
  const hash = url.indexOf('#');
  const end = hash === -1 ? url.length : hash;
  const question = url.slice(0, end).indexOf('?');
  if (question === -1) return { before: url.slice(0, end), pairs: [], after: url.slice(end) };
  return {
    before: url.slice(0, question),
    pairs: url.slice(question + 1, end).split('&'),
    after: url.slice(end),
  };
}

/** The name in a pair of a query, as it stands there. */
export function nameOf(pair: string): string {
  const end = pair.indexOf('=');
  return end === -1 ? pair : pair.slice(0, end);
}
