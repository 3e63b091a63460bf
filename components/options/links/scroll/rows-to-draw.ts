/**
 * The rows that the page holds: those around what is in sight, and the one with the focus with its neighbours, so that it is
 * not lost, and Tab goes on from it.
 * @param end the row after the last
 * @returns their numbers, in order
 */
export function rowsToDraw(
  { first, end }: { first: number; end: number },
  focused: number | null,
  total: number,
): number[] {
  const rows = new Set<number>();
  for (let row = first; row < end; row += 1) rows.add(row);
  if (focused !== null) {
    for (const row of [focused - 1, focused, focused + 1])
      if (row >= 0 && row < total) rows.add(row);
  }
  return [...rows].toSorted((one, other) => one - other);
}
