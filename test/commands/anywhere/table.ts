/** How the tests did under one condition. */
export interface Row {
  readonly condition: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** The failed tests, one entry for each time, or why the condition cannot be had. */
  readonly notes: readonly string[];
}

/** The rows as a table that is easy to read as text, and is one in Markdown. */
export function writeTable(rows: readonly Row[]): string {
  const head = ['condition', 'passed', 'failed', 'seconds', 'failed tests'];
  const cells = rows.map(({ condition, passed, failed, seconds, notes }) => [
    condition,
    String(passed),
    String(failed),
    seconds.toFixed(0),
    counted(notes).join('; ').replaceAll('|', '¦'),
  ]);
  const widths = head.map((name, column) =>
    column === head.length - 1
      ? name.length
      : Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('\n');
}

/** Each once, with how many times it is there. */
function counted(notes: readonly string[]): string[] {
  return [...new Set(notes)].map((note) => {
    const times = notes.filter((other) => other === note).length;
    return times === 1 ? note : `${String(times)} × ${note}`;
  });
}
