import { makeLink } from '@/components/link/actions/make-link';
import { presentLink } from '@/components/link/actions/present-link';
import { saveDraft, savePreferences } from '@/components/link/actions/remember';
import {
  type EarlyInput,
  type LinkModel,
  fullTarget,
  initialDraft,
  targetOf,
} from '@/components/link/model';
import { type FormView, formView } from '@/components/link/view';
import type { LinkRecord } from '@/lib/model/link';
import type { PopupState } from '@/lib/model/popup-state';
import { canMakeLinks } from '@/lib/rules/offered';

/** Runs the action that opening the popup starts with. */
async function start(model: LinkModel): Promise<void> {
  const { state } = model;
  model.begin = async () => start(model);
  const beginning = chooseStart(state);
  if (beginning === 'elsewhere') {
    const { startExternal } = await import('./jobs/show-job');
    return startExternal(model);
  }
  if (beginning === 'make' || beginning === 'show') {
    // What was typed for later is not what is wanted now, and stays.
    model.draft = initialDraft({ ...state, draft: null });
    if (beginning === 'make') return makeLink(model);
  }
  if (beginning === 'look') {
    const url = targetOf(state, { ...model.draft, url: state.page.url });
    model.pending = { url, ...besides(state) };
    const { lookForLink } = await import('@/components/link/actions/find-link');
    return lookForLink(model);
  }
  if (beginning === 'form') return model.show(formView(another(state)));
  if (beginning !== 'show') return model.show({ name: beginning });
  if (state.existing === null) return;
  if (state.existingIsForeign) return model.show(formView(isOnForeignHost(state.existing)));
  const full = fullTarget(state, { url: state.page.url });
  presentLink(model, { how: 'existing', link: state.existing }, { full });
}

/** Options on a page that has a link mean another link; a kept draft means the same. */
const another = (state: PopupState): Partial<FormView> =>
  state.asked?.kind === 'choose' || state.draft !== null ? besides(state) : {};

/** The link that the page has works on. */
const besides = ({ existing }: PopupState): Pick<FormView, 'again' | 'stays'> => ({
  again: existing !== null,
  stays: existing?.shortUrl ?? '',
});

/**
 * Puts the background's answer in the place of what was only probable, and starts. What was typed meanwhile stays, and is a draft
 * like any other. A form that was sent off is done as it was seen, or not at all.
 */
export async function startConfirmed(model: LinkModel, state: PopupState): Promise<void> {
  const { early, state: shown } = model;
  if (early === null) return start(model);
  model.early = null;
  model.state = state;
  const isSameService = shown.connection?.id === state.connection?.id;
  keepEarly(model, early, isSameService);
  await start(model);
  // The browser's storage has an order of its own for the fields of what it keeps.
  const fields = [...Object.keys(model.draft), 'kind', 'id', 'name'];
  const isAsSeen =
    isSameService &&
    targetOf(shown, model.draft) === targetOf(model.state, model.draft) &&
    JSON.stringify(early.submitted, fields) === JSON.stringify(model.draft, fields);
  if (isAsSeen && model.view.name === 'form' && !model.view.again) await makeLink(model);
}

/** Keeps what was typed and chosen before the answer, but for what was chosen from what another service has. */
function keepEarly(model: LinkModel, early: EarlyInput, isSameService: boolean): void {
  const { lastDomain: _domain, ...others } = early.chosen;
  const typed = Object.entries(model.draft).filter(
    ([field]) => early.typed.has(field) && (isSameService || !fieldsOfService.has(field)),
  );
  model.draft = initialDraft(model.state);
  savePreferences(model, isSameService ? early.chosen : others);
  if (typed.length > 0) saveDraft(model, { ...model.draft, ...Object.fromEntries(typed) });
}

const fieldsOfService: ReadonlySet<string> = new Set(['domain', 'campaign', 'channel']);

/** A popup that was closed early may not have said that the link is on another host. */
const isOnForeignHost = (link: LinkRecord): Pick<FormView, 'again' | 'error'> => ({
  again: true,
  error: { code: 'wrong_host', link },
});

/**
 * How the popup begins. `make` creates at once, `look` settles an earlier create first, `show` shows the link there is,
 * `elsewhere` tells of what was begun without the popup.
 */
export type StartAction =
  | 'not_connected'
  | 'not_permitted'
  | 'not_offered'
  | 'elsewhere'
  | 'look'
  | 'form'
  | 'show'
  | 'make';

/** What keeps every link from being made, strongest first. */
function obstacle({ connection, permitted }: PopupState): StartAction | undefined {
  if (connection === null) return 'not_connected';
  if (!permitted) return 'not_permitted';
  return canMakeLinks(connection) ? undefined : 'not_offered';
}

/** What to do where the popup was not opened by its button alone, or something has to be shown first. */
function externalStart({ asked, job }: PopupState): StartAction | undefined {
  switch (asked?.kind) {
    case 'choose':
      return 'form';
    case 'show_qr':
      return undefined;
    case 'show_job':
      // Where it was reported meanwhile, no link of the page was asked for.
      return job === null ? 'form' : 'elsewhere';
    case 'look':
    case undefined:
      return job === null ? undefined : 'elsewhere';
    default:
      return 'elsewhere';
  }
}

/** A QR code means the link now, whatever the button does. */
const wantsLink = ({ asked }: PopupState): boolean => asked?.kind === 'show_qr';

/** A look at another service asks it for no link. */
const createsAtOnce = (state: PopupState): boolean =>
  wantsLink(state) ||
  (state.asked === null && state.preferences.toolbar === 'at_once' && !state.page.private);

/**
 * Decides what opening the popup does. A link is made at once only where nothing speaks against it: no draft is thrown away, no
 * second link made, nothing done unasked in a private window or beside a failure that is to be read. Nothing at all is done, not even
 * a link copied, where it was opened without a person.
 */
export function chooseStart(state: PopupState): StartAction {
  const first = obstacle(state) ?? externalStart(state);
  if (first !== undefined) return first;
  if (!state.mayAct) return 'form';
  if (state.uncertain) return 'look';
  if (state.page.problem !== null || (state.draft !== null && !wantsLink(state))) return 'form';
  if (state.existing !== null) return 'show';
  return createsAtOnce(state) ? 'make' : 'form';
}
