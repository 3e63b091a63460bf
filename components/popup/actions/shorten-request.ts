import type { Draft } from '@/lib/model/draft';
import type { Page, PopupState } from '@/lib/model/popup-state';
import type { ShortenRequest } from '@/lib/model/shorten';
import { normaliseLongUrl } from '@/lib/rules/url/long-url';
import { stripTracking } from '@/lib/rules/url/tracking';

import { isAccountOffered } from './account-offered';

/** The address that a link will lead to: as typed, normalised, without the tracking parameters that are switched off. */
export function targetOf({ preferences }: PopupState, { url }: Pick<Draft, 'url'>): string {
  const read = normaliseLongUrl(url);
  return 'url' in read ? stripTracking(read.url, preferences.tracking) : url;
}

/** The address with everything that is removed from it; null where nothing is. */
export function fullTarget(state: PopupState, draft: Pick<Draft, 'url'>): string | null {
  const read = normaliseLongUrl(draft.url);
  return 'url' in read && read.url !== targetOf(state, draft) ? read.url : null;
}

/** The tab whose draft is done once the link exists; a private window has no drafts. */
export const tabOfDraft = (page: Page): number | null => (page.private ? null : page.tabId);

/** Turns the form into what is asked of the background: blank options are left out. */
export function shortenRequest(state: PopupState, draft: Draft, again: boolean): ShortenRequest {
  const { page } = state;
  const { alias, password, expiry, domain, campaign, channel } = draft;
  const url = targetOf(state, draft);
  const filing = isAccountOffered(state)
    ? [campaign, channel].filter((folder) => folder !== null)
    : [];
  const isPage = draft.url === page.url || url === targetOf(state, { ...draft, url: page.url });
  return {
    url,
    title: isPage ? page.title : '',
    ...(alias === '' ? {} : { alias }),
    ...(password === '' ? {} : { password }),
    ...(expiry === '' ? {} : { expiry }),
    ...(domain === '' ? {} : { domain }),
    ...(filing.length === 0 ? {} : { filing }),
    again,
    private: page.private,
    tabId: tabOfDraft(page),
  };
}
