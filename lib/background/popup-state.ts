import { createQueue, ignoreFailure } from '@/lib/async/queue';
import type { Links } from '@/lib/links/links';
import type { Page, PageProblem, PopupState } from '@/lib/model/popup-state';
import { closedTabsSwitch } from '@/lib/platform/tabs';
import { draftOn } from '@/lib/rules/draft';
import { pageProblem } from '@/lib/rules/url/page-problem';
import { stripTracking } from '@/lib/rules/url/tracking';
import { drafts, onDraftsChange } from '@/lib/storage/drafts';

import type { Parts, ServiceParts } from './parts';
import { whatToShow } from './popup-opening';
import { isPermitted, servicesToChoose } from './popup-snapshot';

/**
 * Gathers what the popup needs for its first real view, without a request.
 * @param opening whether the user opened it; any other page with its address learns nothing that was begun, and may not act by itself
 */
export async function readPopupState(parts: Parts, opening: Promise<boolean>): Promise<PopupState> {
  const { all, about, shown, ...begun } = await whatToShow(parts, opening);
  const connection = about?.connection ?? null;
  const [permitted, ofPage] = await Promise.all([
    isPermitted(connection),
    aboutPage(parts.partsOf(about?.id ?? ''), shown),
  ]);
  return { connection, permitted, services: servicesToChoose(all, about?.id), ...ofPage, ...begun };
}

async function aboutPage({ links, stores }: ServiceParts, page: Omit<Page, 'problem'>) {
  const { tabId, url, private: isPrivate } = page;
  const [connection, preferences, domains, kept] = await Promise.all([
    stores.connection.get(),
    stores.preferences.get(),
    stores.domains.get(),
    stores.drafts.find(tabId, url),
  ]);
  const target = stripTracking(url, preferences.tracking);
  const evident = pageProblem(url);
  const isKnown = connection !== null && !isPrivate && evident === null;
  const [isShort, made] = await Promise.all([
    isKnown && links.isOwnShortLink(url),
    isKnown ? existingLink(links, target) : noLinks,
  ]);
  const problem: PageProblem | null = isShort ? 'own_short_link' : evident;
  const draft = kept && draftOn(stores.id, kept);
  return { page: { ...page, problem }, preferences, domains, draft, ...made };
}

/** Also of a private window, which must not show what was remembered. */
const noLinks = { existing: null, existingIsForeign: false, uncertain: false };

async function existingLink(
  links: Links,
  url: string,
): Promise<Pick<PopupState, 'existing' | 'existingIsForeign' | 'uncertain'>> {
  const [existing, uncertain] = await Promise.all([
    links.existingFor(url),
    links.uncertainFor(url),
  ]);
  const existingIsForeign = existing !== null && (await links.isForeign(existing));
  return { existing, existingIsForeign, uncertain };
}

/**
 * Forgets a tab's draft, which may hold a password, as soon as the tab is closed. A worker that listens to closed tabs is woken for
 * each of them, so it does only while there is a draft, and at its start: a closed tab may be what it was woken for.
 * @returns looks whether there is a draft
 */
export function forgetDraftsWithTabs(): () => Promise<void> {
  const enqueue = createQueue();
  const listen = closedTabsSwitch((tabId) => void ignoreFailure(drafts.forget(tabId)));
  const look = async (): Promise<void> =>
    enqueue(async () => listen(await drafts.exist().catch(() => true)));
  listen(true);
  onDraftsChange(() => void look());
  return look;
}
