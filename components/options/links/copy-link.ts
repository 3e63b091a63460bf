import type { LinkRecord } from '@/lib/contract/link';
import { copyContent } from '@/lib/rules/copy-content';

import type { Services } from '../services';

/**
 * Copies a link as the preferences say; they are asked for each time, as another tab may have changed them.
 * @param isWanted whether no other link was asked for meanwhile: the one asked for last is what stays on the clipboard
 * @returns whether the clipboard holds it now
 */
export async function copyLink(
  link: LinkRecord,
  { send, copyText }: Pick<Services, 'send' | 'copyText'>,
  isWanted: () => boolean,
): Promise<boolean> {
  try {
    const preferences = await send('preferences.get', undefined);
    return isWanted() && (await copyText(copyContent([link], preferences)));
  } catch {
    return false;
  }
}
