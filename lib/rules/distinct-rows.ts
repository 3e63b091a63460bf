/**
 * Leaves out rows that occurred before: hosts append the operator's shared domains, without an id, to every page.
 * @param seen the identities met so far; those of the rows are added
 * @source observed.md, "Lists"
 */
export function distinctRows<T>(rows: readonly T[], seen: Set<string> = new Set()): T[] {
  return rows.filter((row) => {
    const identity = identityOf(row);
    const isNew = !seen.has(identity);
    seen.add(identity);
    return isNew;
  });
}

/** Ids are unique within a type only: a channel holds links, bios and QR codes. */
function identityOf(row: unknown): string {
  const fields = new Map<string, unknown>(Object.entries(row ?? {}));
  const id = fields.get('id');
  return typeof id === 'string' ? JSON.stringify([fields.get('type'), id]) : JSON.stringify(row);
}
