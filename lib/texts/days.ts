import type { LinkRecord } from '@/lib/model/link';

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

/** What a notification says of links that expire within 7 days. @param next the one that does so first */
export const expiryNoteText = (
  count: number,
  { title, shortUrl, expiry }: Pick<LinkRecord, 'title' | 'shortUrl' | 'expiry'>,
): { title: string; message: string } => ({
  title: count === 1 ? 'A link expires soon' : `${String(count)} links expire soon`,
  message: [
    count === 1 ? '' : 'First: ',
    title.trim() === '' ? shortUrl : `${title.trim()} (${shortUrl})`,
    expiry === null ? '' : `, works through ${dayInWords(expiry)}`,
  ].join(''),
});
