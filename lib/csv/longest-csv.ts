/** In characters: far more than the longest list that can be done at once. */
export const longestCsv = 8_000_000;
