/** A spot of colour before a name. What is no colour as forms write it, `#RRGGBB`, is not drawn. */
export function Badge({ color }: { color: string }) {
  return /^#[\da-f]{6}$/i.test(color) ? (
    <span class="badge" style={{ backgroundColor: color }} aria-hidden="true" />
  ) : null;
}
