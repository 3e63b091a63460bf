/** Characters of a value that a sentence has room for. */
const room = 60;

/**
 * A sentence for a text that did not come back as it was asked for.
 * @param what the field in a sentence, such as `name`
 * @param asked blank for nothing, which the service may fill as it likes
 * @param got null where the service did not tell
 * @returns false when it is as asked
 */
export function savedAs(what: string, asked: string, got: string | null): string | false {
  if (got === null || asked === '' || comparable(asked) === comparable(got)) return false;
  return got === ''
    ? `The service saved no ${what}.`
    : `The service saved the ${what} as ${quoted(got)}.`;
}

/** Puts sentences into one text; undefined when there are none. */
export const inOneText = (sentences: readonly (string | false)[]): string | undefined =>
  sentences.filter((sentence) => sentence !== false).join(' ') || undefined;

/**
 * Reading takes characters without a shape out of an answer, and services write the first letter large.
 * @source observed.md, "Fields"
 */
function comparable(text: string): string {
  const shown = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return shown.slice(0, 1).toLowerCase() + shown.slice(1);
}

function quoted(value: string): string {
  const letters = Array.from(value);
  return letters.length > room ? `“${letters.slice(0, room).join('')}…”` : `“${value}”`;
}
