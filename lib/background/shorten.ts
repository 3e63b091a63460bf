import type { Parts } from '@/entrypoints/background/compose';
import { AppError } from '@/lib/model/errors';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';

import { forgetDraft } from './forget-draft';

/**
 * Makes a link. Once it exists, the draft of its tab has done its work, even where something about the link is not as
 * asked: kept, it would be offered again in place of the link.
 */
export async function shorten(
  { links, stores }: Pick<Parts, 'links' | 'stores'>,
  request: ShortenRequest,
): Promise<ShortenOutcome> {
  try {
    const outcome = await links.shorten(request);
    await forgetDraft(stores.drafts, request.tabId);
    return outcome;
  } catch (failure) {
    if (madeUsableLink(failure)) await forgetDraft(stores.drafts, request.tabId);
    throw failure;
  }
}

const madeUsableLink = (failure: unknown): boolean =>
  failure instanceof AppError &&
  failure.report.code !== 'altered_link' &&
  failure.report.link?.status === 'active';
