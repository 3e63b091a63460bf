/** Characters as people count them, more or less: one for an emoji, too, that is stored as two. */
export const countCharacters = (text: string): number => Array.from(text).length;
