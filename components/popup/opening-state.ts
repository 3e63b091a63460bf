import type { KeptDraft, PopupSnapshot, PopupState } from '@/lib/model/popup-state';
import { pageProblem } from '@/lib/rules/url/page-problem';

import { chooseStart } from './start-action';
import { type View, formView } from './view';

/** The tab in front, as the browser tells the page of the popup. */
interface TabInFront {
  id: number;
  url: string;
  title: string;
  private: boolean;
}

/**
 * What is probably true, told by what this page itself can read at once. Of links and jobs it knows nothing: whatever is done
 * waits for the answer of the background.
 * @param kept what was typed in this tab before
 */
export function openingState(
  snapshot: PopupSnapshot,
  tab: TabInFront,
  kept: KeptDraft | undefined,
): PopupState {
  const { id: tabId, url, title, private: isPrivate } = tab;
  return {
    ...snapshot,
    page: { tabId, url, title, private: isPrivate, problem: pageProblem(url) },
    existing: null,
    existingIsForeign: false,
    uncertain: false,
    draft: kept?.page === url ? kept.draft : null,
    mayAct: true,
    asked: null,
    job: null,
  };
}

/** What is drawn of it: the form, or the room of the link that is about to be there; null for what is better told once it is certain. */
export function openingView(state: PopupState): View | null {
  const beginning = chooseStart(state);
  if (beginning === 'form') return formView();
  return beginning === 'make' ? { name: 'opening' } : null;
}
