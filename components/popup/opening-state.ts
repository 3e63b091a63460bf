import { LinkModel } from '@/components/link/model';
import { type LinkServices, formView } from '@/components/link/view';
import type { KeptDraft, PopupSnapshot, PopupState } from '@/lib/model/popup-state';
import { pageProblem } from '@/lib/rules/url/page-problem';

import { chooseStart } from './start-action';

/** The tab in front, as the browser tells the page of the popup. */
interface TabInFront {
  id: number;
  url: string;
  title: string;
  private: boolean;
}

/**
 * What is probably true, by what this page itself can read at once. It knows no links and jobs: what is done waits for the answer of
 * the background.
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

/** A popup that can be typed into already: the form, or the room of the link that is about to be there; undefined where it is better to wait. */
export function openEarly(state: PopupState, services: LinkServices): LinkModel | undefined {
  const beginning = chooseStart(state);
  if (beginning !== 'form' && beginning !== 'make') return undefined;
  const model = new LinkModel(state, services);
  model.early = { typed: new Set(), chosen: {}, submitted: null };
  model.view = beginning === 'form' ? formView() : { name: 'opening' };
  return model;
}
