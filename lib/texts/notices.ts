import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';

import { dayInWords } from './day';
import { plural, t } from './translate';

/** Why a link does not work, for whoever wants to use it. */
export function deadLinkText({ status, told }: Pick<LinkRecord, 'status' | 'told'>): string {
  if (told?.gone === true) return t('error_dead_link_deleted');
  return t(status === 'disabled' ? 'error_dead_link_disabled' : 'error_dead_link_expired');
}

/** What is said of links that were made and could not be remembered. @param count of links */
export const notStored = (count: number): string => plural('common_not_stored', count);

/** Says that a list lacks what could not be read; blank where it lacks nothing. */
export const unreadableText = (count: number): string =>
  count === 0 ? '' : plural('list_unreadable', count);

/** What a notification says of links that expire within 7 days. @param next the one that does so first */
export function expiryNoteText(
  count: number,
  { title, shortUrl, expiry }: Pick<LinkRecord, 'title' | 'shortUrl' | 'expiry'>,
): { title: string; message: string } {
  const name = title.trim();
  const link = name === '' ? shortUrl : t('notification_link_name', { title: name, url: shortUrl });
  return {
    title: plural('notification_expiring_title', count),
    message:
      expiry === null
        ? link
        : t(count > 1 ? 'notification_expires_next' : 'notification_expires', {
            link,
            date: dayInWords(expiry),
          }),
  };
}

/** What a way to copy a link is called. */
export const copyFormatName = (format: CopyFormat): string => t(`copy_format_${format}`);
