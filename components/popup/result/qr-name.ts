import type { LinkRecord } from '@/lib/model/link';
import { firstCharacters } from '@/lib/rules/first-characters';

/** Characters of the name of a saved QR code. */
const most = 100;

/**
 * What the QR code of a link is called in the account: the page's title, or the short part. From a private window it is the
 * short part: the account's lists are remembered by whatever window asks for them next.
 */
export function qrName({ title, shortUrl }: LinkRecord, isPrivate: boolean): string {
  const name = isPrivate ? '' : title.trim();
  return firstCharacters(name || new URL(shortUrl).pathname.slice(1), most);
}
