/** A time in milliseconds as `YYYY-MM-DD hh:mm:ss`. The document names no zone; it is UTC here. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
