import type { Services } from '@/components/options/services';
import { copyContent } from '@/lib/copy/copy-content';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';

interface Copying {
  /** Null for what the preferences say. */
  format: CopyFormat | null;
  /** Whether no other link was asked for meanwhile: the one asked for last is what stays on the clipboard. */
  isWanted: () => boolean;
}

/**
 * Copies a link. The preferences are asked for each time, as another tab may have changed them.
 * @returns whether the clipboard holds it now
 */
export async function copyLink(
  link: LinkRecord,
  { send, copyText }: Pick<Services, 'send' | 'copyText'>,
  { format, isWanted }: Copying,
): Promise<boolean> {
  try {
    const { copyFormat, copyTemplate } = await send('preferences.get', undefined);
    const choice = { copyFormat: format ?? copyFormat, copyTemplate };
    return isWanted() && (await copyText(copyContent([link], choice)));
  } catch {
    return false;
  }
}
