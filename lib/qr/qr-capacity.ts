/** Bytes that the largest code holds when 15 % of it may be damaged, the level that codes are drawn at. */
export const mostBytes = 2331;

/** How many bytes of a code a text takes at most. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
