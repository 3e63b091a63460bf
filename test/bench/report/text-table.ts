/** How the cells of a column stand in it. */
export type Side = 'left' | 'right';

/** Cells as lines of text, in columns that are as wide as they have to be. A cell may have several lines. */
export function textTable(rows: readonly (readonly string[])[], sides: readonly Side[]): string[] {
  const grid = rows.map((cells) => cells.map((cell) => cell.split('\n')));
  const widths = sides.map((_, column) =>
    Math.max(0, ...grid.flatMap((cells) => (cells[column] ?? []).map(({ length }) => length))),
  );
  return grid.flatMap((cells) => {
    const height = Math.max(...cells.map(({ length }) => length));
    return Array.from({ length: height }, (_, line) =>
      sides
        .map((side, column) => {
          const text = cells[column]?.[line] ?? '';
          const width = widths[column] ?? 0;
          return side === 'left' ? text.padEnd(width) : text.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    );
  });
}

/** A number with the digits that mean something. */
export function short(number: number): string {
  const rounded = number.toFixed(Math.abs(number) < 100 ? 1 : 0);
  return Number.isInteger(number) ? String(number) : rounded;
}
