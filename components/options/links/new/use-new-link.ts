import { useCallback, useContext } from 'preact/hooks';

import { LinkModel, initialDraft } from '@/components/link/model';
import { formView } from '@/components/link/view';
import { noExtras } from '@/components/options/links/link-extras';
import { FormDraftsContext, type FormDrafts } from '@/components/ui/form-drafts';
import { useServices, type OptionsServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { AppError } from '@/lib/model/errors';
import type { LinkExtras } from '@/lib/model/link';
import type { Draft, PopupState } from '@/lib/model/popup-state';
import { chosenExtras } from '@/lib/rules/link';
import { canSwitchLinks } from '@/lib/rules/offered';

/** Links are made here as the popup makes them, by its own model, but for no page and no tab. */
export class NewLinkModel extends LinkModel {
  extras: LinkExtras = noExtras;

  /** Undefined for none, or where links are made by the API that takes none. */
  get sentExtras(): LinkExtras | undefined {
    const isChosen = Object.keys(chosenExtras(this.extras)).length > 0;
    return isChosen && !canSwitchLinks(this.state.connection) ? this.extras : undefined;
  }
}

/** They live as long as the other drafts of the page, in its memory alone: there may be a password in one. */
const models = new WeakMap<FormDrafts, NewLinkModel>();

export function useNewLink() {
  const services = useServices();
  const drafts = useContext(FormDraftsContext);
  const load = useCallback(
    async () => resumeModel(drafts, await loadState(services), services),
    [drafts, services],
  );
  const forget = useCallback(
    (model: NewLinkModel) => models.get(drafts) === model && models.delete(drafts),
    [drafts],
  );
  return { loaded: useLoaded(load), forget };
}

/** What the background answers a popup, by what this page can ask for. Nothing of it takes a request to the service. */
async function loadState({ send, hasOrigin, isPrivate }: OptionsServices): Promise<PopupState> {
  const [connection, preferences] = await Promise.all([
    send('connection.get', undefined),
    send('preferences.get', undefined),
  ]);
  const { lastDomain } = preferences;
  return {
    connection,
    services: [],
    permitted: connection !== null && (await hasOrigin(connection.originPattern)),
    // No tab, as browsers say it.
    page: { tabId: -1, url: '', title: '', private: isPrivate, problem: null },
    preferences,
    existing: null,
    existingIsForeign: false,
    uncertain: false,
    draft: null,
    // The others are listed once the user reaches for them.
    domains: lastDomain === null ? [] : [lastDomain],
    mayAct: true,
    asked: null,
    job: null,
  };
}

/** Has the form begin with an address that was pasted or dropped; what is being made stays, and is not asked for twice. */
export function beginWith(model: NewLinkModel, url: string): void {
  const { view, state } = model;
  if ((view.name !== 'form' && view.name !== 'result') || view.busy) return;
  if (view.name === 'result') model.extras = noExtras;
  const draft = view.name === 'form' ? model.draft : initialDraft({ ...state, draft: null });
  model.draft = { ...draft, url };
  model.show(formView());
}

/** The model of before with what holds now, where it is about the same account. */
function resumeModel(
  drafts: FormDrafts,
  state: PopupState,
  services: OptionsServices,
): NewLinkModel {
  const kept = models.get(drafts);
  if (kept === undefined || !isSameAccount(kept.state, state)) {
    const model = createModel(state, services);
    model.view = formView();
    model.draft = withTyped(model, kept);
    models.set(drafts, model);
    return model;
  }
  const { view } = kept;
  // What kept a link from being made may be what was mended by connecting anew.
  const isMended = kept.state.connection?.connectedAt !== state.connection?.connectedAt;
  // In a private window, choices are remembered nowhere else.
  const { preferences } = state.page.private ? kept.state : state;
  kept.state = { ...state, preferences };
  if (isMended && view.name === 'form' && !view.busy) kept.show(formView({ again: view.again }));
  return kept;
}

/** What was typed for a link on another service, but for its domains and folders. Another account in the place of one gets nothing. */
function withTyped({ draft, state }: LinkModel, kept: LinkModel | undefined): Draft {
  const before = kept?.state.connection;
  if (kept?.view.name !== 'form' || !before || state.connection === null) return draft;
  if (before.id === state.connection.id) return draft;
  const { url, alias, password, expiry } = kept.draft;
  return { ...draft, url, alias, password, expiry };
}

const isSameAccount = (before: PopupState, now: PopupState): boolean =>
  before.connection !== null &&
  before.connection.address === now.connection?.address &&
  before.connection.accountName === now.connection.accountName;

function createModel(state: PopupState, services: OptionsServices): NewLinkModel {
  const model: NewLinkModel = new NewLinkModel(state, {
    ...services,
    send: async (name, input) => {
      // A tab's draft is the popup's; this one is kept here already.
      if (name === 'draft.save') throw new AppError({ code: 'storage_failed' });
      const extras = name === 'link.shorten' ? model.sentExtras : undefined;
      return services.send(name, extras === undefined ? input : { ...input, extras });
    },
    reopen: () => location.reload(),
    close: () => window.close(),
    loadPermissions: async () => services,
  });
  return model;
}
