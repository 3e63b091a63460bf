import type { Draft } from '@/lib/contract/draft';
import type { Preferences } from '@/lib/contract/preferences';

import type { PopupModel } from './popup-model';

/** Remembers what was typed. */
export function keepDraft(model: PopupModel, draft: Draft): void {
  model.draft = draft;
  model.drafts.save(draft);
}

/** Remembers whether a kind of tracking parameters is removed. */
export function switchTracking(model: PopupModel, kind: string, removed: boolean): void {
  prefer(model, { tracking: { ...model.state.preferences.tracking, [kind]: removed } });
}

/** Remembers the domain used last; blank for the service's own. */
export function rememberDomain(model: PopupModel, domain: string): void {
  prefer(model, { lastDomain: domain === '' ? null : domain });
}

/** Remembers that short links on a host are fine, although it was not asked for. */
export function acceptHost(model: PopupModel, host: string): void {
  const { shortHosts } = model.state.preferences;
  if (!shortHosts.includes(host)) prefer(model, { shortHosts: [...shortHosts, host] });
}

function prefer(model: PopupModel, changes: Partial<Preferences>): void {
  const { state } = model;
  model.state = { ...state, preferences: { ...state.preferences, ...changes } };
  model.show(model.view);
  if (state.page.private) return;
  // Only the remembering can fail; this link is made as it was chosen.
  model.services.send('preferences.save', changes).catch(() => undefined);
}
