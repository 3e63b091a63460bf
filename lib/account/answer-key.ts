/** The name of a question: the same for the same input, in whatever order its fields came. */
export const answerKey = (operation: string, input: unknown): string =>
  `${operation} ${JSON.stringify(input, sorted) ?? ''}`;

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
