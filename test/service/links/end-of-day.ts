const dayMs = 86_400_000;

/** The first moment (UTC, in milliseconds) after a day `YYYY-MM-DD`; `undefined` when there is no such day. */
export function endOfDay(date: string): number | undefined {
  const start = startOf(date, `${date}T00:00:00Z`);
  return start === undefined ? undefined : start + dayMs;
}

/** The same after a second `YYYY-MM-DD hh:mm:ss`. */
export function endOfSecond(time: string): number | undefined {
  const start = startOf(time, `${time.replace(' ', 'T')}Z`);
  return start === undefined ? undefined : start + 1000;
}

/** What was asked for, so that it is told as it came: the last second before a link is dead. */
export function lastSecond({ expiresAt }: { expiresAt: number | null }): number | null {
  return expiresAt === null ? null : expiresAt - 1000;
}

function startOf(text: string, iso: string): number | undefined {
  const start = Date.parse(iso);
  if (Number.isNaN(start)) return undefined;
  // A day such as February 30 is none, though it can be read as one.
  return new Date(start).toISOString().slice(0, text.length).replace('T', ' ') === text
    ? start
    : undefined;
}
