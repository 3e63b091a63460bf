import { firstDraft } from '@/components/popup/first-draft';
import { patience } from '@/components/popup/patience';
import type { PopupModel } from '@/components/popup/popup-model';
import { type View, formView } from '@/components/popup/view';
import { reportOf } from '@/lib/model/errors';
import { mayBeDone } from '@/lib/model/may-be-done';
import type { ShortenRequest } from '@/lib/model/shorten';

import { findLink } from './look-for-link';
import { presentLink } from './present-link';
import { fullTarget, shortenRequest } from './shorten-request';

/**
 * Makes the link that the form describes, shows and copies it.
 * @param again also where the page has a link, or may have one
 */
export async function makeLink(model: PopupModel, again = false): Promise<void> {
  const { view } = model;
  model.besides = null;
  const another = again || (view.name === 'form' && view.again);
  await model.alone(async () =>
    create(model, meanwhile(view), shortenRequest(model.state, model.draft, another)),
  );
}

/** Makes another link with an alias that Curtail picks, whatever the form and the preferences say about it. */
export async function makeUnderOwnAlias(model: PopupModel): Promise<void> {
  const request = shortenRequest(model.state, { ...model.draft, alias: '' }, true);
  await model.alone(async () =>
    create(model, meanwhile(model.view), { ...request, shortPart: 'curtail' }),
  );
}

/** Offers everything to choose from, for another link of the same page. */
export async function openForm(model: PopupModel): Promise<void> {
  await model.alone(() => {
    model.draft = firstDraft({ ...model.state, draft: null });
    model.show(formView({ again: true }));
  });
}

/** Makes another link for a page that has one: at once, or after choosing, as the toolbar button does. */
export async function makeAnother(model: PopupModel): Promise<void> {
  const { preferences, page } = model.state;
  if (preferences.toolbar === 'form' || page.private) return openForm(model);
  model.draft = firstDraft({ ...model.state, draft: null });
  await makeLink(model, true);
}

/** A form stays in sight while it is at work, with all that it says: what is under the pointer stays there. */
const meanwhile = (view: View): View =>
  view.name === 'form' ? { ...view, busy: true } : { name: 'making' };

/** Milliseconds that making a link and looking for it may take together, and that a look takes at least. */
const patienceInAll = 25_000;
const shortestLook = 2000;

/**
 * Makes another link, of the whole address, with what the one that is shown leaves out. That one stays, and keeps its alias; what
 * is kept is kept for this popup only.
 */
export async function keepTracking(model: PopupModel): Promise<void> {
  const { view } = model;
  if (view.name !== 'result' || view.full === null) return;
  const { full, link } = view;
  await model.alone(async () => {
    const { findTracking } = await import('@/lib/rules/url/find-tracking');
    const { state } = model;
    const kept = Object.fromEntries(findTracking(full).map(({ kind }) => [kind, false]));
    const tracking = { ...state.preferences.tracking, ...kept };
    model.state = { ...state, preferences: { ...state.preferences, tracking } };
    model.draft = { ...model.draft, url: full, alias: '' };
    model.besides = link.status === 'active' ? link.shortUrl : null;
    await create(model, { name: 'making' }, shortenRequest(model.state, model.draft, true));
  });
}

async function create(model: PopupModel, shown: View, request: ShortenRequest): Promise<void> {
  const { again } = request;
  model.sought = request.url;
  const begun = performance.now();
  const asked = model.services.send('link.shorten', request);
  const waiting = setTimeout(() => model.show(shown), patience);
  try {
    const outcome = await asked.finally(() => clearTimeout(waiting));
    const { besides } = model;
    presentLink(model, outcome, { full: fullTarget(model.state, model.draft), besides });
  } catch (failure) {
    const error = reportOf(failure);
    // Then it is looked for before anything else.
    const left = patienceInAll - (performance.now() - begun);
    if (mayBeDone(error) && left < shortestLook) model.show({ name: 'uncertain', error });
    else if (mayBeDone(error)) await findLink(model, { cause: error, again, within: left });
    else model.show(formView({ again: again || error.link !== undefined, error }));
  }
}
