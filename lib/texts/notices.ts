import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';

import { dayInWords } from './day';
import { plural, t } from './translate';

export function deadLinkText(link: LinkRecord): string {
  if (link.told?.gone === true) return t('error_dead_link_deleted');
  if (link.status === 'disabled') return t('error_dead_link_disabled');
  return isWorking(link, localDay(new Date()))
    ? t('error_dead_link_moved', { url: link.longUrl })
    : t('error_dead_link_expired');
}

export const notStored = (count: number): string => plural('common_not_stored', count);

export const unreadableText = (count: number): string =>
  count === 0 ? '' : plural('list_unreadable', count);

/** @param next the link that expires first */
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

export const copyFormatName = (format: CopyFormat): string => t(`copy_format_${format}`);
