/** The most rows of one bulk job. */
export const mostBulkRows = 10_000;
