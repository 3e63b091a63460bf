import { z } from '@/lib/model/z';

/**
 * Many texts as two. One character that takes two bytes makes the whole text that it is in do so: texts with such ones are kept
 * apart from those without.
 */
export const joinedTexts = z.object({
  narrow: z.string(),
  wide: z.string(),
  /** Of each text, in UTF-16 units; below 0 where it is one of the wide ones. */
  lengths: z.instanceof(Int32Array),
});

export type JoinedTexts = z.infer<typeof joinedTexts>;

const wideCharacter = /[\u0100-\uFFFF]/;

export function joinTexts(texts: readonly string[]): JoinedTexts {
  const isWide = texts.map((text) => wideCharacter.test(text));
  return {
    narrow: texts.filter((_, i) => isWide[i] === false).join(''),
    wide: texts.filter((_, i) => isWide[i] === true).join(''),
    lengths: Int32Array.from(texts, ({ length }, i) => (isWide[i] === true ? -length : length)),
  };
}

/** Null where the lengths do not fit the texts. */
export function splitTexts({ narrow, wide, lengths }: JoinedTexts): string[] | null {
  const texts: string[] = [];
  let narrowAt = 0;
  let wideAt = 0;
  for (const length of lengths) {
    if (length < 0) texts.push(wide.slice(wideAt, (wideAt -= length)));
    else texts.push(narrow.slice(narrowAt, (narrowAt += length)));
  }
  return narrowAt === narrow.length && wideAt === wide.length ? texts : null;
}
