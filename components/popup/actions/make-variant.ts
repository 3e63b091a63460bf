import type { PopupModel } from '@/components/popup/model';
import { findTracking } from '@/lib/rules/url/tracking';

import { busyView, createLink, toShortenRequest } from './make-link';

/** Makes another link with an alias that Curtail picks, whatever the form and the preferences say about it. */
export async function makeUnderOwnAlias(model: PopupModel): Promise<void> {
  const { alias: _taken, ...request } = toShortenRequest(model.state, model.draft, true);
  await model.runExclusively(async () =>
    createLink(model, busyView(model.view), { ...request, shortPart: 'curtail' }),
  );
}

/**
 * Makes another link, of the whole address, with what the one that is shown leaves out. That one stays, and keeps its alias; what
 * is kept is kept for this popup only.
 */
export async function makeLinkWithTracking(model: PopupModel): Promise<void> {
  const { view } = model;
  if (view.name !== 'result' || view.full === null) return;
  const { full, link } = view;
  await model.runExclusively(async () => {
    const { state } = model;
    const kept = Object.fromEntries(findTracking(full).map(({ kind }) => [kind, false]));
    const tracking = { ...state.preferences.tracking, ...kept };
    model.state = { ...state, preferences: { ...state.preferences, tracking } };
    model.draft = { ...model.draft, url: full, alias: '' };
    model.besides = link.status === 'active' ? link.shortUrl : null;
    await createLink(model, { name: 'making' }, toShortenRequest(model.state, model.draft, true));
  });
}
