/** Tells spreadsheets that a file is in UTF-8. */
export const byteOrderMark = '\uFEFF';
