import type { PopupModel } from '@/components/popup/model';
import type { ErrorReport } from '@/lib/model/errors';
import type { Draft } from '@/lib/model/popup-state';
import type { Preferences } from '@/lib/model/preferences';
import { isSameHost } from '@/lib/rules/url/url-keys';

import { showAndCopy } from './present-link';

/**
 * Remembers what was typed, with its tab. A popup ends without a warning that can be relied on, so nothing is held back: each
 * change goes out at once, whether the one before it is kept already or not.
 */
export function saveDraft(model: PopupModel, draft: Draft): void {
  const { page } = model.state;
  model.draft = draft;
  if (page.private) return;
  // A draft that could not be kept is still in the form.
  model.services
    .send('draft.save', { tabId: page.tabId, page: page.url, draft })
    .catch(() => undefined);
}

/** Remembers whether a kind of tracking parameters is removed. */
export function switchTracking(model: PopupModel, kind: string, removed: boolean): void {
  savePreferences(model, { tracking: { ...model.state.preferences.tracking, [kind]: removed } });
}

/** Remembers the domain used last; blank for the service's own. */
export function rememberDomain(model: PopupModel, domain: string): void {
  savePreferences(model, { lastDomain: domain === '' ? null : domain });
}

/** Remembers choices. */
function savePreferences(model: PopupModel, changes: Partial<Preferences>): void {
  const { state } = model;
  model.state = { ...state, preferences: { ...state.preferences, ...changes } };
  // The same, drawn with what is preferred now.
  model.show({ ...model.view });
  if (state.page.private) return;
  // Only the remembering can fail; this link is made as it was chosen.
  model.services.send('preferences.save', changes).catch(() => undefined);
}

/** Remembers that short links on a host are fine, although it was not asked for. */
function acceptHost(model: PopupModel, host: string): void {
  const { shortHosts } = model.state.preferences;
  if (!shortHosts.includes(host)) savePreferences(model, { shortHosts: [...shortHosts, host] });
}

/**
 * The same for a host on which the service just created a link. A domain that it ignored is not asked for by itself any more:
 * the next page's link would be asked about again.
 */
export function acceptGivenHost(model: PopupModel, host: string): void {
  const { lastDomain } = model.state.preferences;
  acceptHost(model, host);
  if (lastDomain !== null && !isSameHost(lastDomain, host)) rememberDomain(model, '');
}

/** Takes the link of a failure, although something about it is not as asked; one on another host makes that host one of ours. */
export async function acceptFailedLink(
  model: PopupModel,
  { code, link }: ErrorReport,
): Promise<void> {
  if (link === undefined) return;
  await model.runExclusively(() => {
    // What was asked for in another popup is not known here.
    const accept = model.pendingUrl === '' ? acceptHost : acceptGivenHost;
    if (code === 'wrong_host') accept(model, new URL(link.shortUrl).host);
    showAndCopy(model, { how: 'created', link });
  });
}
