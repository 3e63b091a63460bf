import { type PopupModel, initialDraft, busyDelay } from '@/components/popup/model';
import { type View, formView } from '@/components/popup/view';
import { type ErrorReport, mayBeDone, reportOf } from '@/lib/model/errors';
import type { Draft, Page, PopupState } from '@/lib/model/popup-state';
import type { ShortenRequest } from '@/lib/model/shorten';
import { mayBeOffered } from '@/lib/rules/may-be-offered';
import { stripTracking } from '@/lib/rules/url/tracking';
import { normaliseLongUrl } from '@/lib/rules/url/url';

import { presentLink } from './present-link';

/**
 * Makes the link that the form describes, shows and copies it.
 * @param again also where the page has a link, or may have one
 */
export async function makeLink(model: PopupModel, again = false): Promise<void> {
  const { view, early } = model;
  if (early !== null && view.name === 'form') {
    early.submitted = model.draft;
    return model.show({ ...view, busy: true });
  }
  model.besides = null;
  const another = again || (view.name === 'form' && view.again);
  await model.runExclusively(async () =>
    create(model, busyView(view), toShortenRequest(model.state, model.draft, another)),
  );
}

/** Makes another link with an alias that Curtail picks, whatever the form and the preferences say about it. */
export async function makeUnderOwnAlias(model: PopupModel): Promise<void> {
  const request = toShortenRequest(model.state, { ...model.draft, alias: '' }, true);
  await model.runExclusively(async () =>
    create(model, busyView(model.view), { ...request, shortPart: 'curtail' }),
  );
}

/** Offers everything to choose from, for another link of the same page. */
export async function openForm(model: PopupModel): Promise<void> {
  await model.runExclusively(() => {
    model.draft = initialDraft({ ...model.state, draft: null });
    model.show(formView({ again: true }));
  });
}

/** Makes another link for a page that has one: at once, or after choosing, as the toolbar button does. */
export async function makeAnother(model: PopupModel): Promise<void> {
  const { preferences, page } = model.state;
  if (preferences.toolbar === 'form' || page.private) return openForm(model);
  model.draft = initialDraft({ ...model.state, draft: null });
  await makeLink(model, true);
}

/** A form stays in sight while it is at work, with all that it says: what is under the pointer stays there. */
const busyView = (view: View): View =>
  view.name === 'form' ? { ...view, busy: true } : { name: 'making' };

/** Milliseconds that making a link and looking for it may take together, and that a look takes at least. */
const totalTimeout = 25_000;
const minLookTime = 2000;

/**
 * Makes another link, of the whole address, with what the one that is shown leaves out. That one stays, and keeps its alias; what
 * is kept is kept for this popup only.
 */
export async function makeLinkWithTracking(model: PopupModel): Promise<void> {
  const { view } = model;
  if (view.name !== 'result' || view.full === null) return;
  const { full, link } = view;
  await model.runExclusively(async () => {
    const { findTracking } = await import('@/lib/rules/url/find-tracking');
    const { state } = model;
    const kept = Object.fromEntries(findTracking(full).map(({ kind }) => [kind, false]));
    const tracking = { ...state.preferences.tracking, ...kept };
    model.state = { ...state, preferences: { ...state.preferences, tracking } };
    model.draft = { ...model.draft, url: full, alias: '' };
    model.besides = link.status === 'active' ? link.shortUrl : null;
    await create(model, { name: 'making' }, toShortenRequest(model.state, model.draft, true));
  });
}

async function create(model: PopupModel, shown: View, request: ShortenRequest): Promise<void> {
  const { again } = request;
  model.pendingUrl = request.url;
  const begun = performance.now();
  const asked = model.services.send('link.shorten', request);
  const waiting = setTimeout(() => model.show(shown), busyDelay);
  try {
    const outcome = await asked.finally(() => clearTimeout(waiting));
    const { besides } = model;
    presentLink(model, outcome, { full: fullTarget(model.state, model.draft), besides });
  } catch (failure) {
    const error = reportOf(failure);
    // Then it is looked for before anything else.
    const left = totalTimeout - (performance.now() - begun);
    if (mayBeDone(error) && left < minLookTime) model.show({ name: 'uncertain', error });
    else if (mayBeDone(error)) await findLink(model, { cause: error, again, within: left });
    else model.show(formView({ again: again || error.link !== undefined, error }));
  }
}

/** The create that was cut off: why, and whether it was to be another link of its page. */
interface CutOffCreate {
  cause: ErrorReport | null;
  again: boolean;
  /** Milliseconds that are left for it, where it is not the first that is waited for. */
  within?: number;
}

/** Looks for a link whose making was cut off, in this popup or an earlier one. */
export async function lookForLink(model: PopupModel): Promise<void> {
  await model.runExclusively(async () => findLink(model, { cause: null, again: false }));
}

/** Looks once, and shows the link, or that there is none, or that it cannot be told. */
async function findLink(model: PopupModel, { cause, again, within }: CutOffCreate): Promise<void> {
  model.show({ name: 'looking' });
  const { page } = model.state;
  const limit = within === undefined ? {} : { within };
  const pendingUrl = {
    url: model.pendingUrl,
    private: page.private,
    tabId: tabOfDraft(page),
    ...limit,
  };
  try {
    const link = await model.services.send('link.recheck', pendingUrl);
    if (link === null) {
      // That it may exist is answered now; any other cause is still worth knowing.
      const error = cause?.code === 'outcome_unknown' ? null : cause;
      model.show(formView({ notMade: true, again, error }));
    } else {
      // What is in the form by now may be something else.
      const isDraft = model.pendingUrl === targetOf(model.state, model.draft);
      const full = isDraft ? fullTarget(model.state, model.draft) : null;
      presentLink(model, { how: 'found', link }, { full });
    }
  } catch (failure) {
    const told = reportOf(failure);
    // That it cannot be told is no reason; what cut it off may be.
    const error = told.code === 'outcome_unknown' ? (cause ?? told) : told;
    // With a link there is nothing uncertain: it is just not as asked.
    model.show(
      error.link === undefined ? { name: 'uncertain', error } : formView({ again: true, error }),
    );
  }
}

/** The address that a link will lead to: as typed, normalised, without the tracking parameters that are switched off. */
export function targetOf({ preferences }: PopupState, { url }: Pick<Draft, 'url'>): string {
  const read = normaliseLongUrl(url);
  return 'url' in read ? stripTracking(read.url, preferences.tracking) : url;
}

/** The address with everything that is removed from it; null where nothing is. */
export function fullTarget(state: PopupState, draft: Pick<Draft, 'url'>): string | null {
  const read = normaliseLongUrl(draft.url);
  return 'url' in read && read.url !== targetOf(state, draft) ? read.url : null;
}

/** The tab whose draft is done once the link exists; a private window has no drafts. */
const tabOfDraft = (page: Page): number | null => (page.private ? null : page.tabId);

/** Turns the form into what is asked of the background: blank options are left out. */
export function toShortenRequest(state: PopupState, draft: Draft, again: boolean): ShortenRequest {
  const { page } = state;
  const { alias, password, expiry, domain, campaign, channel } = draft;
  const url = targetOf(state, draft);
  const filing = isAccountOffered(state)
    ? [campaign, channel].filter((folder) => folder !== null)
    : [];
  const isPage = draft.url === page.url || url === targetOf(state, { ...draft, url: page.url });
  return {
    url,
    title: isPage ? page.title : '',
    ...(alias === '' ? {} : { alias }),
    ...(password === '' ? {} : { password }),
    ...(expiry === '' ? {} : { expiry }),
    ...(domain === '' ? {} : { domain }),
    ...(filing.length === 0 ? {} : { filing }),
    again,
    private: page.private,
    tabId: tabOfDraft(page),
  };
}

/** Whether this key may use the service's account API, with its folders and saved QR codes. */
export const isAccountOffered = ({ connection }: PopupState): boolean =>
  mayBeOffered(connection?.apis.account);
