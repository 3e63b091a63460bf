import { getMessage } from './get-message';
import type { MessageKey } from './translate';

/**
 * A message in pieces, for a page that puts something else than text into it: the text between the values, and in the place of
 * each value its name.
 * @param names of all values of the message
 */
export function messagePieces(
  key: MessageKey,
  names: readonly string[],
): ({ text: string } | { name: string })[] {
  const inOrder = names.toSorted();
  const marks = inOrder.map((_, at) => String.fromCodePoint(firstMark + at));
  return getMessage(key, marks)
    .split(/([\uE000-\uE008])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = inOrder[marks.indexOf(piece)];
      return name === undefined ? { text: piece } : { name };
    });
}

/** Characters that no message holds: they are for private use. */
const firstMark = 0xe000;
