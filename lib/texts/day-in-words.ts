let calendar: Intl.DateTimeFormat | undefined;

/**
 * A `YYYY-MM-DD` in the reader's words; it is read and written in UTC, so that no time zone moves it.
 * @returns anything else as it is
 */
export function dayInWords(day: string): string {
  const at = Date.parse(day);
  calendar ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
  return Number.isNaN(at) ? day : calendar.format(at);
}
