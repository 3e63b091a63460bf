/** How long the browser is left alone before something is measured, in milliseconds. */
export const restBefore = 250;

/** How long after a click a page has come to rest, for all alike, in milliseconds. */
export const restAfter = 700;
