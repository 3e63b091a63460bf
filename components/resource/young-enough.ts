/** Milliseconds: an answer that is younger is not asked for again, unless somebody wants it so. */
export const youngEnough = 60_000;
