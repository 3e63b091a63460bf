/** In characters: as much as tells which row it is. */
const shown = 120;

/** What stands in a row, cut short where it is long. */
export function RowValue({ text }: { text: string }) {
  return <bdi class="bulk-value">{text.length > shown ? `${text.slice(0, shown)}…` : text}</bdi>;
}
