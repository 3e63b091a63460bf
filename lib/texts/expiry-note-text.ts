import type { LinkRecord } from '@/lib/model/link';

import { dayInWords } from './day-in-words';

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
