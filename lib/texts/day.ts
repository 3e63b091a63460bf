import { formatLanguage } from './language';

let days: Intl.DateTimeFormat | undefined;

/**
 * A `YYYY-MM-DD` in the reader's words; it is read and written in UTC, so that no time zone moves it. It stands alone here because
 * it is the one format that the popup's first view needs.
 * @returns anything else as it is
 */
export function dayInWords(day: string): string {
  const at = Date.parse(day);
  days ??= new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'medium', timeZone: 'UTC' });
  return Number.isNaN(at) ? day : days.format(at);
}
