type Fields = Readonly<Record<string, unknown>>;

/**
 * A row of a list after its update. Services tell more of a change, less, or nothing: what they tell counts, then what was
 * asked. A blank tells nothing.
 * @param input of the update; only what names a field of the row is taken
 * @param answer of the service, whatever it is
 */
export function changedRow<R extends object>(row: R, input: unknown, answer: unknown): R {
  const told = { ...withoutNothing(input), ...withoutNothing(answer) };
  const news = Object.entries(told).filter(([name]) => name !== 'id' && Object.hasOwn(row, name));
  return { ...row, ...Object.fromEntries(news) };
}

/** None is told by what is no object. */
function withoutNothing(fields: unknown): Fields {
  const told = Object.entries(fields ?? {}).filter(([, value]) => !nothings.has(value));
  return Object.fromEntries(told);
}

const nothings: ReadonlySet<unknown> = new Set([undefined, null, '']);
