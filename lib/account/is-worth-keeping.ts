/** Rows of one answer, and characters of it as JSON: what is larger would make every look at the memory slow. */
const most = { rows: 200, characters: 1_000_000 };

/** Whether an answer is small enough to be remembered. */
export function isWorthKeeping(value: unknown): boolean {
  const rows = rowsOf(value)?.length ?? 0;
  return rows <= most.rows && JSON.stringify(value).length <= most.characters;
}

/** The rows of an answer that is a page of a list; undefined for any other. */
export function rowsOf(value: unknown): readonly unknown[] | undefined {
  const isPage = typeof value === 'object' && value !== null && 'items' in value;
  return isPage && Array.isArray(value.items) ? value.items : undefined;
}
