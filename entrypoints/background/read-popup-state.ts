import type { ConnectionView } from '@/lib/contract/connection';
import type { PageProblem, PopupState } from '@/lib/contract/popup-state';
import type { Links } from '@/lib/links/create-links';
import { activeTab } from '@/lib/platform/active-tab';
import { mayReach } from '@/lib/platform/permissions';
import { pageProblem } from '@/lib/rules/page-problem';
import { stripTracking } from '@/lib/rules/tracking';
import { domainsItem, preferencesItem } from '@/lib/storage/items';

import type { Parts } from './compose';

/** Gathers what the popup needs for its first real view. Everything comes from this machine, side by side: no request. */
export async function readPopupState({ connections, links, drafts }: Parts): Promise<PopupState> {
  const [tab, connection, preferences, domains] = await Promise.all([
    activeTab(),
    connections.get(),
    preferencesItem.get(),
    domainsItem.get(),
  ]);
  const { id: tabId, url, title, private: isPrivate } = tab;
  // A link leads to the address without what is taken out of it, so that is the one to know it by.
  const target = stripTracking(url, preferences.tracking);
  const evident = pageProblem(url);
  const isKnown = connection !== null && !isPrivate && evident === null;
  const [permitted, draft, isShort, made] = await Promise.all([
    isPermitted(connection),
    drafts.find(tabId, url),
    isKnown && links.isOwnShortLink(url),
    isKnown ? madeBefore(links, target) : nothingMade,
  ]);
  const problem: PageProblem | null = isShort ? 'own_short_link' : evident;
  const page = { tabId, url, title, private: isPrivate, problem };
  return { connection, permitted, page, preferences, draft, domains, ...made };
}

/** What a private window is told, which must not tell what was remembered, and whoever is not connected. */
const nothingMade = { existing: null, existingIsForeign: false, uncertain: false };

async function madeBefore(
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

const isPermitted = async (connection: ConnectionView | null): Promise<boolean> =>
  connection !== null && mayReach(connection.originPattern);
