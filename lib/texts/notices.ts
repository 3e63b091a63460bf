import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';

import { dayInWords } from './day';
import { countText } from './format';

/** What a link is called that was copied and turned out not to work. */
export const copiedDeadLink = 'The copied link doesn’t work';

/** Why a link does not work, for whoever wants to use it. */
export function deadLinkText({ status, told }: Pick<LinkRecord, 'status' | 'told'>): string {
  if (told?.gone === true) return 'This link was deleted from your service. It leads nowhere.';
  return status === 'disabled'
    ? 'This link is disabled on your service. It leads nowhere.'
    : 'This link has expired. It leads nowhere.';
}

/** What is said of links that were made and could not be remembered. @param count of links */
export const notStored = (count: number): string =>
  `Curtail couldn’t store ${count === 1 ? 'this link' : 'these links'}: your browser’s storage is full or blocked. Free up disk space, then shorten the same ${count === 1 ? 'page' : 'pages'} again. No second link is created.`;

/** Says that a list lacks what could not be read; blank where it lacks nothing. */
export const unreadableText = (count: number): string =>
  count === 0 ? '' : `${countText(count, 'entry', 'entries')} of your service couldn’t be read.`;

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

/** What the ways to copy a link are called, in the order to offer them. */
export const copyFormatNames: Readonly<Record<CopyFormat, string>> = {
  plain: 'Plain link',
  markdown: 'Markdown',
  html: 'HTML',
  title: 'Title and link',
  template: 'Your own template',
};
