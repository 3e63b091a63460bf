import type { Parts } from '@/entrypoints/background/compose';
import type { MessageInput } from '@/lib/messages/protocol';
import type { LinkRecord } from '@/lib/model/link';

import { forgetDraft } from './forget-draft';

/** Looks for a link whose making was cut off; the draft of its tab is done when it is found. */
export async function recheck(
  { links, stores }: Pick<Parts, 'links' | 'stores'>,
  { url, private: isPrivate, tabId, within }: MessageInput<'link.recheck'>,
): Promise<LinkRecord | null> {
  const link = await links.recheck(url, isPrivate, within);
  if (link !== null) await forgetDraft(stores.drafts, tabId);
  return link;
}
