import { AppError } from '@/lib/contract/errors';
import type { LinkRecord } from '@/lib/contract/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/contract/shorten';
import type { MessageInput } from '@/lib/messages/protocol';

import type { Parts } from './compose';

/**
 * Makes a link. Once it exists, the draft of its tab has done its work, even where something about the link is not as
 * asked: kept, it would be offered again in place of the link.
 */
export async function shorten(
  { links, drafts }: Pick<Parts, 'links' | 'drafts'>,
  request: ShortenRequest,
): Promise<ShortenOutcome> {
  const forgetDraft = async () => forgetDraftOf(request.tabId, drafts);
  try {
    const outcome = await links.shorten(request);
    await forgetDraft();
    return outcome;
  } catch (failure) {
    if (madeUsableLink(failure)) await forgetDraft();
    throw failure;
  }
}

/** Looks for a link whose making was cut off; the draft of its tab is done when it is found. */
export async function recheck(
  { links, drafts }: Pick<Parts, 'links' | 'drafts'>,
  { url, private: isPrivate, tabId }: MessageInput<'link.recheck'>,
): Promise<LinkRecord | null> {
  const link = await links.recheck(url, isPrivate);
  if (link !== null) await forgetDraftOf(tabId, drafts);
  return link;
}

/** A link that was made is told even if its draft stays. */
async function forgetDraftOf(tabId: number | null, drafts: Parts['drafts']): Promise<void> {
  if (tabId !== null) await drafts.forget(tabId).catch(() => undefined);
}

const madeUsableLink = (failure: unknown): boolean =>
  failure instanceof AppError &&
  failure.report.code !== 'altered_link' &&
  failure.report.link?.status === 'active';
