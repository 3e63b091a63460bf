import { ignoreFailure } from '@/lib/async/queue';
import type { Handlers } from '@/lib/messages/server';
import { AppError } from '@/lib/model/errors';
import type { ShortenOutcome } from '@/lib/model/shorten';

import { requireFeature } from './managed-limits';
import type { PartsOfService } from './parts';

/** The messages about one link. */
export const linkHandlers = ({ links, fileLink, stores }: PartsOfService) =>
  ({
    'link.shorten': async (request) => endDraft(links.shorten(request), stores, request),
    'link.recheck': async ({ url, tabId, page, ...about }) =>
      endDraft(links.recheck(url, about), stores, { tabId, page }),
    'link.disable': async ({ shortUrl }) => links.disable(shortUrl),
    'link.delete': async ({ shortUrl }) => {
      await requireFeature(stores, 'deleteLinks');
      return links.remove(shortUrl);
    },
    'link.edit': async ({ shortUrl, changes }) => links.edit(shortUrl, changes),
    'link.undo': async (made) => links.undo(made),
    'link.confirm': async ({ link }) => links.confirm(link),
    'link.enable': async ({ shortUrl }) => links.enable(shortUrl),
    'alias.check': async ({ alias, domain }) => links.checkAlias(alias, domain),
    'link.file': async (request) => fileLink(request),
    'link.getInfo': async ({ shortUrl }) => links.getInfo(shortUrl),
  }) satisfies Partial<Handlers>;

/**
 * Forgets a tab's draft for a page once its link exists, even where the link is not as asked: it would be offered in place of the
 * link. The link is reported even if its draft stays.
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
