import type { PopupState } from '@/lib/contract/popup-state';
import { activeTab } from '@/lib/platform/active-tab';
import { mayReach } from '@/lib/platform/permissions';
import { pageProblem } from '@/lib/rules/page-problem';
import { domainsItem, preferencesItem } from '@/lib/storage/items';

import type { Parts } from './compose';

/** Gathers what the popup needs for its first real view. Everything comes from this machine, side by side: no request. */
export async function readPopupState(parts: Parts): Promise<PopupState> {
  const tab = activeTab();
  const connection = parts.connections.get();
  const [page, view, permitted, preferences, draft, domains, made] = await Promise.all([
    tab,
    connection,
    connection.then(async (found) => found !== null && mayReach(found.originPattern)),
    preferencesItem.get(),
    tab.then(async ({ id }) => parts.drafts.find(id)),
    domainsItem.get(),
    tab.then(async ({ url, private: isPrivate }) => madeBefore(parts, url, isPrivate)),
  ]);
  return {
    connection: view,
    permitted,
    page: {
      tabId: page.id,
      url: page.url,
      title: page.title,
      private: page.private,
      problem: pageProblem(page.url),
    },
    preferences,
    draft,
    domains,
    ...made,
  };
}

/** A private window neither remembers nor tells what was remembered. */
async function madeBefore(
  { links }: Parts,
  url: string,
  isPrivate: boolean,
): Promise<Pick<PopupState, 'existing' | 'uncertain'>> {
  if (isPrivate || pageProblem(url) !== null) return { existing: null, uncertain: false };
  const [existing, uncertain] = await Promise.all([
    links.existingFor(url),
    links.uncertainFor(url),
  ]);
  return { existing, uncertain };
}
