import { type LinkModel, initialDraft } from '@/components/link/model';
import { isUndoOffered } from '@/components/link/result/undo-button';
import { formView } from '@/components/link/view';
import { findTracking } from '@/lib/rules/url/tracking';

import { busyView, createLink, makeLink, stayingLink, toShortenRequest } from './make-link';

/** What another link of the shown one's address begins with: nothing that was typed for that one. It is the page's where none was asked for here. */
function beginAnother(model: LinkModel): void {
  const { state, view, pending } = model;
  model.replaces = null;
  const draft = initialDraft({ ...state, draft: null });
  const url = (view.name === 'result' && view.full) || pending.url;
  model.draft = url === '' ? draft : { ...draft, url };
}

/** Offers everything to choose from, for another link of the same address; in the place of one that was just made, unless the user keeps both. */
export async function openForm(model: LinkModel): Promise<void> {
  const { view } = model;
  const isJustMade = view.name === 'result' && isUndoOffered(model, view);
  await showForm(model, isJustMade ? { link: view.link, isWanted: true } : null);
}

async function showForm(model: LinkModel, replaces: LinkModel['replaces']): Promise<void> {
  await model.runExclusively(() => {
    beginAnother(model);
    model.replaces = replaces;
    model.show(formView({ again: true, stays: stayingLink(model.view) }));
  });
}

/** Makes another link for an address that has one: at once, or after choosing, as the toolbar button does. */
export async function makeAnother(model: LinkModel): Promise<void> {
  const { preferences, page } = model.state;
  if (preferences.toolbar === 'form' || page.private) return showForm(model, null);
  beginAnother(model);
  await makeLink(model, true);
}

/** Makes another link with an alias that Curtail picks, whatever the form and the preferences say about it. */
export async function makeUnderOwnAlias(model: LinkModel): Promise<void> {
  const { alias: _taken, ...request } = toShortenRequest(model.state, model.draft, true);
  await model.runExclusively(async () =>
    createLink(model, busyView(model.view), { ...request, shortPart: 'curtail' }),
  );
}

/** Makes another link, of the whole address; the one that is shown stays, and keeps its alias. What is kept is kept for this popup only. */
export async function makeLinkWithTracking(model: LinkModel): Promise<void> {
  const { view } = model;
  if (view.name !== 'result' || view.full === null) return;
  const { full, link } = view;
  await model.runExclusively(async () => {
    const { state } = model;
    model.replaces = null;
    const kept = Object.fromEntries(findTracking(full).map(({ kind }) => [kind, false]));
    const tracking = { ...state.preferences.tracking, ...kept };
    model.state = { ...state, preferences: { ...state.preferences, tracking } };
    model.draft = { ...model.draft, url: full, alias: '' };
    model.besides = link.status === 'active' ? link.shortUrl : null;
    await createLink(model, { name: 'making' }, toShortenRequest(model.state, model.draft, true));
  });
}
