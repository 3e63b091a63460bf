import { type LinkModel, isBesideKept } from '@/components/link/model';
import type { Draft } from '@/lib/model/popup-state';
import type { Preferences } from '@/lib/model/preferences';
import { withPreferences } from '@/lib/rules/preferences';

/**
 * Remembers what was typed, with its tab. A popup ends without a reliable warning, so each change goes out at once. A form for
 * something else does not overwrite what was typed for the page.
 */
export function saveDraft(model: LinkModel, draft: Draft): void {
  const { state } = model;
  const { page } = state;
  for (const field of changedFields(model.draft, draft)) model.early?.typed.add(field);
  // The first change of a form that nothing was kept of.
  if (model.draft !== state.draft) model.untouched = model.draft;
  const isOther = isBesideKept(state, model.draft);
  model.draft = draft;
  if (isOther) return;
  model.state = { ...state, draft };
  if (page.private || model.early !== null) return;
  // A blank draft would read as a request for another link.
  const isBlank = changedFields(model.untouched, draft).length === 0;
  // A draft that could not be kept is still in the form.
  model.services
    .send('draft.save', { tabId: page.tabId, page: page.url, draft: isBlank ? null : draft })
    .catch(() => undefined);
}

function changedFields(before: Draft, draft: Draft): string[] {
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.entries(draft).flatMap(([field, value]) =>
    value === values.get(field) ? [] : field,
  );
}

/** Remembers whether a kind of tracking parameters is removed. */
export function switchTracking(model: LinkModel, kind: string, removed: boolean): void {
  // The other kinds stay as they are stored: what is kept in this popup alone is no preference.
  savePreferences(model, { tracking: { [kind]: removed } });
}

/** Remembers the domain used last; blank for the service's own. */
export function rememberDomain(model: LinkModel, domain: string): void {
  savePreferences(model, { lastDomain: domain === '' ? null : domain });
}

/** Remembers choices, if there are any. */
export function savePreferences(model: LinkModel, changes: Partial<Preferences>): void {
  if (Object.keys(changes).length === 0) return;
  const { state } = model;
  model.state = { ...state, preferences: withPreferences(state.preferences, changes) };
  // The same, drawn with what is preferred now.
  model.show({ ...model.view });
  if (model.early !== null) addChoices(model.early.chosen, changes);
  if (state.page.private || model.early !== null) return;
  // Only the remembering can fail; this link is made as it was chosen.
  model.services.send('preferences.save', changes).catch(() => undefined);
}

function addChoices(chosen: Partial<Preferences>, changes: Partial<Preferences>): void {
  const tracking = { ...chosen.tracking, ...changes.tracking };
  Object.assign(chosen, changes, changes.tracking && { tracking });
}
