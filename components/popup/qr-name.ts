import type { LinkRecord } from '@/lib/contract/link';

import { firstCharacters } from './first-characters';

/** Characters of the name of a saved QR code. */
const most = 100;

/** What the QR code of a link is called in the account: the page's title, or the short part. */
export function qrName({ title, shortUrl }: LinkRecord): string {
  return firstCharacters(title.trim() || new URL(shortUrl).pathname.slice(1), most);
}
