import { fold } from '@/lib/rules/fold';

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Cuts a text where one of the words begins or ends. The pieces give the text back. @param words folded */
export function markMatches(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(text, (letter) => ({ letter, folded: fold(letter) }));
  const marks = matchedOffsets(letters.map(({ folded }) => folded).join(''), words);
  const pieces: Piece[] = [];
  let offset = 0;
  for (const { letter, folded } of letters) {
    const last = pieces.at(-1);
    // A letter that folds to nothing, such as an accent, goes with the one before it.
    const isMatch = folded === '' ? (last?.isMatch ?? false) : covers(marks, offset, folded.length);
    if (last?.isMatch === isMatch) last.text += letter;
    else pieces.push({ text: letter, isMatch });
    offset += folded.length;
  }
  return pieces;
}

function matchedOffsets(folded: string, words: readonly string[]): Set<number> {
  const marks = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let offset = at; offset < at + word.length; offset += 1) marks.add(offset);
    }
  }
  return marks;
}

/** Whether any of what a letter folds to is marked: `ß` is two letters then. */
const covers = (marks: ReadonlySet<number>, from: number, length: number): boolean =>
  Array.from({ length }, (_, index) => from + index).some((offset) => marks.has(offset));
