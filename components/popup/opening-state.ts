import type { KeptDraft, PopupSnapshot, PopupState } from '@/lib/model/popup-state';
import { pageProblem } from '@/lib/rules/url/page-problem';

import { PopupModel } from './model';
import { chooseStart } from './start-action';
import { type PopupServices, type View, formView } from './view';

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
    draft: kept?.page === url && kept.service === snapshot.connection?.id ? kept.draft : null,
    mayAct: true,
    asked: null,
    job: null,
  };
}

/** What is drawn of it: the form, or the room of the link that is about to be there; null for what is better told once it is certain. */
function openingView(state: PopupState): View | null {
  const beginning = chooseStart(state);
  if (beginning === 'form') return formView();
  return beginning === 'make' ? { name: 'opening' } : null;
}

/** A popup that can be typed into already; undefined where it is better to wait. */
export function openEarly(state: PopupState, services: PopupServices): PopupModel | undefined {
  const view = openingView(state);
  if (view === null) return undefined;
  const model = new PopupModel(state, services);
  model.early = { typed: new Set(), chosen: {}, submitted: null };
  model.view = view;
  return model;
}
