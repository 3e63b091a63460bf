import { type CopyLink, copyContent } from '@/lib/copy/copy-content';
import type { CopyFormat } from '@/lib/model/preferences';

import type { OptionsServices } from './services';

/** How many copies were asked for on this page. */
let copies = 0;

/**
 * Copies links. The preferences are asked for each time, as another tab may have changed them; of several copies that are on
 * their way, the one asked for last is what the clipboard gets.
 * @param format null for what the preferences say
 * @returns whether the clipboard holds them now; null where another copy was asked for meanwhile
 */
export async function copyLinks(
  { send, copyText }: Pick<OptionsServices, 'send' | 'copyText'>,
  links: readonly CopyLink[] | Promise<readonly CopyLink[]>,
  format: CopyFormat | null = null,
): Promise<boolean | null> {
  copies += 1;
  const copy = copies;
  const isLatest = () => copy === copies;
  try {
    const [all, preferences] = await Promise.all([links, send('preferences.get', undefined)]);
    const copyFormat = format ?? preferences.copyFormat;
    const isCopied =
      isLatest() &&
      all.length > 0 &&
      (await copyText(copyContent(all, { ...preferences, copyFormat })));
    return isLatest() ? isCopied : null;
  } catch {
    return isLatest() ? false : null;
  }
}
