import { formatLanguage } from './language';

let days: Intl.DateTimeFormat | undefined;

/**
 * Read and written in UTC, so that no time zone moves it; in a file of its own, as the popup's first view needs no other format.
 * @returns anything but a `YYYY-MM-DD` as it is
 */
export function dayInWords(day: string): string {
  const at = Date.parse(day);
  days ??= new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'medium', timeZone: 'UTC' });
  return Number.isNaN(at) ? day : days.format(at);
}
