import type { MessageInput } from '@/lib/messages/inputs';
import type { Handlers } from '@/lib/messages/server';
import { AppError } from '@/lib/model/errors';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';

import { requireFeature } from './managed-limits';
import type { Parts } from './parts';

/**
 * The messages about one link. What comes from a tab of a private window is asked from one, whatever its page says of it; that a
 * link that is remembered was switched or deleted there is remembered, as it would be given out as one that works.
 */
export const linkHandlers = (parts: Parts) => {
  const { links, fileLink, linkIdMatch, stores } = parts;
  return {
    'link.shorten': async (request, isPrivate = false) => shorten(parts, asked(request, isPrivate)),
    'link.recheck': async (request, isPrivate = false) => recheck(parts, asked(request, isPrivate)),
    'link.disable': async ({ shortUrl }) => links.disable(shortUrl),
    'link.delete': async ({ shortUrl }) => {
      await requireFeature(stores, 'deleteLinks');
      return links.remove(shortUrl);
    },
    'link.edit': async ({ shortUrl, changes }, isPrivate = false) =>
      links.edit(shortUrl, changes, isPrivate),
    'link.undo': async (made) => links.undo(made),
    'link.confirm': async (request, isPrivate = false) =>
      links.confirm(request.link, { private: asked(request, isPrivate).private }),
    'link.enable': async ({ shortUrl }) => links.enable(shortUrl),
    'alias.check': async ({ alias, domain }) => links.checkAlias(alias, domain),
    'link.file': async (request, isPrivate = false) => fileLink(asked(request, isPrivate)),
    'link.getIdMatch': async () => linkIdMatch.get(),
    'link.getInfo': async (request, isPrivate = false) =>
      links.getInfo(request.shortUrl, asked(request, isPrivate).private),
  } satisfies Partial<Handlers>;
};

/** @param isPrivate whether it came from a tab of a private window */
export const asked = <T extends { private?: boolean | undefined }>(
  request: T,
  isPrivate: boolean,
): T & { private: boolean } => ({ ...request, private: request.private === true || isPrivate });

/**
 * Makes a link. Once it exists, the draft of its tab has done its work, even where something about the link is not as
 * asked: kept, it would be offered again in place of the link. Nobody waits for it to be forgotten.
 */
async function shorten(
  { links, stores }: Pick<Parts, 'links' | 'stores'>,
  request: ShortenRequest,
): Promise<ShortenOutcome> {
  try {
    const outcome = await links.shorten(request);
    void forgetDraft(stores.drafts, request.tabId);
    return outcome;
  } catch (failure) {
    if (hasUsableLink(failure)) void forgetDraft(stores.drafts, request.tabId);
    throw failure;
  }
}

const hasUsableLink = (failure: unknown): boolean =>
  failure instanceof AppError &&
  failure.report.code !== 'altered_link' &&
  failure.report.link?.status === 'active';

/** Looks for a link whose making was cut off; the draft of its tab is done when it is found. */
async function recheck(
  { links, stores }: Pick<Parts, 'links' | 'stores'>,
  { url, private: isPrivate, tabId, ...about }: MessageInput<'link.recheck'>,
): Promise<ShortenOutcome | null> {
  const outcome = await links.recheck(url, isPrivate, about);
  if (outcome !== null) await forgetDraft(stores.drafts, tabId);
  return outcome;
}

/** Forgets the draft of a tab, where there is one: a link that was made is told even if its draft stays. */
async function forgetDraft(drafts: Parts['stores']['drafts'], tabId: number | null): Promise<void> {
  if (tabId !== null) await drafts.forget(tabId).catch(() => undefined);
}
