/**
 * What the first request of every list asks for. It is the same wherever it is asked from, as an answer is remembered under
 * what was asked: so popup, screens and background share it.
 */
export const firstRequest = { limit: 100, page: 1 } as const;

/** Rows of each further page. */
export const thousand = 1000;

/** Milliseconds: an answer that is younger is not asked for again, unless somebody wants it so. */
export const youngEnough = 60_000;
