const dayMs = 86_400_000;

/** The first moment (UTC, in milliseconds) after a day `YYYY-MM-DD`; `undefined` when there is no such day. */
export function endOfDay(date: string): number | undefined {
  const start = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== date) return undefined;
  return start + dayMs;
}
