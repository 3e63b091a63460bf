import { ignoreFailure } from '@/lib/async/queue';
import type { MessageInput } from '@/lib/messages/inputs';
import type { Handlers } from '@/lib/messages/server';
import { AppError } from '@/lib/model/errors';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';

import { requireFeature } from './managed-limits';
import type { PartsOfService } from './parts';

/**
 * The messages about one link. What comes from a tab of a private window is asked from one, whatever its page says of it; that a
 * link that is remembered was switched or deleted there is remembered, as it would be given out as one that works.
 */
export const linkHandlers = (parts: PartsOfService) => {
  const { links, fileLink, stores } = parts;
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
    'link.getInfo': async (request, isPrivate = false) =>
      links.getInfo(request.shortUrl, asked(request, isPrivate).private),
  } satisfies Partial<Handlers>;
};

/** @param isPrivate whether it came from a tab of a private window */
export const asked = <T extends { private?: boolean | undefined }>(
  request: T,
  isPrivate: boolean,
): T & { private: boolean } => ({ ...request, private: request.private === true || isPrivate });

/** Makes a link. */
const shorten = async (
  { links, stores }: Pick<PartsOfService, 'links' | 'stores'>,
  request: ShortenRequest,
): Promise<ShortenOutcome> => endDraft(links.shorten(request), stores, request);

/** Looks for the link of a create that was cut off. */
const recheck = async (
  { links, stores }: Pick<PartsOfService, 'links' | 'stores'>,
  { url, private: isPrivate, tabId, page, ...about }: MessageInput<'link.recheck'>,
): Promise<ShortenOutcome | null> =>
  endDraft(links.recheck(url, isPrivate, about), stores, { tabId, page });

/**
 * Forgets what a tab keeps for a page once its link exists, even where something about the link is not as asked: kept, it would be
 * offered again in place of the link. A link that was made is told even if its draft stays.
 */
async function endDraft<T extends ShortenOutcome | null>(
  making: Promise<T>,
  { drafts }: PartsOfService['stores'],
  { tabId, page }: { tabId: number | null; page?: string | undefined },
): Promise<T> {
  const end = (): void => {
    if (tabId !== null) void ignoreFailure(drafts.forget(tabId, page));
  };
  try {
    const outcome = await making;
    if (outcome !== null) end();
    return outcome;
  } catch (failure) {
    if (hasUsableLink(failure)) end();
    throw failure;
  }
}

const hasUsableLink = (failure: unknown): boolean =>
  failure instanceof AppError &&
  failure.report.code !== 'altered_link' &&
  failure.report.link?.status === 'active';
