import type { Draft } from '@/lib/model/draft';
import type { PopupState } from '@/lib/model/popup-state';

/** What the form begins with: what was typed before, else the page with everything else left to chance. */
export function firstDraft({ draft, page, preferences, domains }: PopupState): Draft {
  if (draft !== null) return draft;
  const { lastDomain } = preferences;
  return {
    url: page.problem === null ? page.url : '',
    alias: '',
    password: '',
    expiry: '',
    domain: lastDomain !== null && domains.includes(lastDomain) ? lastDomain : '',
    campaign: null,
    channel: null,
  };
}
