import { ignoreFailure } from '@/lib/async/queue';
import { AppError } from '@/lib/model/errors';
import type { ShortenOutcome } from '@/lib/model/shorten';

import { requireFeature } from './managed-limits';
import type { PartsOfService, SomeHandlers } from './parts';

export const linkHandlers = {
  'link.shorten': async ({ links, stores }, request) =>
    endDraft(links.shorten(request), stores, request),
  'link.recheck': async ({ links, stores }, { url, tabId, page, ...about }) =>
    endDraft(links.recheck(url, about), stores, { tabId, page }),
  'link.delete': async ({ links, stores }, { shortUrl }) => {
    await requireFeature(stores, 'deleteLinks');
    return links.remove(shortUrl);
  },
  'link.get': async ({ links }, { shortUrl }) => links.ownLink(shortUrl),
  'link.getMany': async ({ links }, { shortUrls }) => links.ownLinks(shortUrls),
  'link.getInfo': async ({ links }, { shortUrl }) => links.getInfo(shortUrl),
  'link.refresh': async ({ links }, { shortUrl }) => links.refresh(shortUrl),
  'link.check': async ({ links }, { shortUrl }) => links.check(shortUrl),
  'link.enable': async ({ links }, { shortUrl }) => links.enable(shortUrl),
  'link.disable': async ({ links }, { shortUrl }) => links.disable(shortUrl),
  'link.edit': async ({ links }, { shortUrl, changes }) => links.edit(shortUrl, changes),
  'link.undo': async ({ links }, made) => links.undo(made),
  'link.confirm': async ({ links }, { link }) => links.confirm(link),
  'link.file': async ({ fileLink }, request) => fileLink(request),
  'alias.check': async ({ links }, { alias, domain }) => links.checkAlias(alias, domain),
} satisfies SomeHandlers;

/** Forgets a tab's draft for a page once its link exists, even where it is not as asked: it would be offered in place of the link. */
async function endDraft<T extends ShortenOutcome | null>(
  making: Promise<T>,
  { drafts }: PartsOfService['stores'],
  { tabId, page }: { tabId: number | null; page?: string | undefined },
): Promise<T> {
  const isThere = making.then((outcome) => outcome !== null, hasUsableLink);
  void isThere.then(async (is) =>
    is && tabId !== null ? ignoreFailure(drafts.forget(tabId, page)) : undefined,
  );
  return making;
}

const hasUsableLink = (failure: unknown): boolean =>
  failure instanceof AppError &&
  failure.report.code !== 'altered_link' &&
  failure.report.link?.status === 'active';
