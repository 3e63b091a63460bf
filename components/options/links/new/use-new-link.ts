import { useCallback, useContext, useEffect, useState } from 'preact/hooks';

import { noExtras } from '@/components/options/links/link-extras';
import { PopupModel } from '@/components/popup/model';
import { type PopupServices, type View, formView } from '@/components/popup/view';
import { FormDraftsContext, type FormDrafts } from '@/components/ui/form-drafts';
import { useListener } from '@/components/ui/hooks';
import { useServices, type OptionsServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { AppError } from '@/lib/model/errors';
import type { LinkExtras } from '@/lib/model/link';
import type { Draft, PopupState } from '@/lib/model/popup-state';
import { chosenExtras } from '@/lib/rules/link';
import { canSwitchLinks } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

/**
 * What is being put together or made. It lives as long as the other drafts of the page, in its memory alone: there may be a
 * password in it.
 */
const models = new WeakMap<FormDrafts, PopupModel>();

/** What is chosen for the link of a model besides: the popup's own form knows nothing of it. */
const extrasOf = new WeakMap<PopupModel, LinkExtras>();

/** What only the account API can give the link of a model, and how to choose it. */
export function useExtras(model: PopupModel) {
  const [, redraw] = useState({});
  return {
    extras: extrasOf.get(model) ?? noExtras,
    set: (changes: Partial<LinkExtras>) => {
      extrasOf.set(model, { ...noExtras, ...extrasOf.get(model), ...changes });
      redraw({});
    },
  };
}

/** What was chosen of that, where links are made by the API that takes it; undefined for nothing. */
export function extrasFor(model: PopupModel): LinkExtras | undefined {
  const extras = extrasOf.get(model);
  const isChosen = Object.keys(chosenExtras(extras)).length > 0;
  return isChosen && !canSwitchLinks(model.state.connection) ? extras : undefined;
}

/** Links are made here as the popup makes them, by its own model, but for no page and no tab. */
export function useNewLink() {
  const services = useServices();
  const drafts = useContext(FormDraftsContext);
  const load = useCallback(
    async () => resumeModel(drafts, await loadState(services), services),
    [drafts, services],
  );
  const loaded = useLoaded(load);
  const forget = useCallback(
    (model: PopupModel) => models.get(drafts) === model && models.delete(drafts),
    [drafts],
  );
  return { loaded, forget };
}

/** What a model shows. @param onLeave called with it once it is not looked at any more */
export function useModelView(model: PopupModel, onLeave: (model: PopupModel) => void): View {
  const [, redraw] = useState(model.view);
  useListener(model.onChange, () => redraw(model.view));
  useEffect(() => () => onLeave(model), [model, onLeave]);
  return model.view;
}

/** What a screen reader is told when something happened that it would not notice; blank where focus or an alert says it. */
export function statusText(view: View): string {
  if (view.name === 'looking') return t('popup_checking');
  if (view.name === 'making' || (view.name === 'form' && view.busy)) return t('popup_creating');
  if (view.name !== 'result' || view.isDead || view.copied === 'trying') return '';
  return view.copied === 'yes'
    ? t('result_copied_link', { link: view.link.shortUrl })
    : t('result_copy_failed');
}

/** What the popup would be told, by what this page can ask for. Nothing of it takes a request to the service. */
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
    page: { tabId: noTab, url: '', title: '', private: isPrivate, problem: null },
    preferences,
    existing: null,
    existingIsForeign: false,
    uncertain: false,
    draft: null,
    // The others are listed once somebody reaches for them.
    domains: lastDomain === null ? [] : [lastDomain],
    mayAct: true,
    asked: null,
    job: null,
  };
}

/** As browsers say it. */
const noTab = -1;

/** The model of before with what holds now, where it is about the same account. */
function resumeModel(drafts: FormDrafts, state: PopupState, services: OptionsServices): PopupModel {
  const kept = models.get(drafts);
  if (kept === undefined || !isSameAccount(kept.state, state)) {
    const model: PopupModel = new PopupModel(
      state,
      modelServices(services, () => extrasFor(model)),
    );
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
function withTyped({ draft, state }: PopupModel, kept: PopupModel | undefined): Draft {
  const before = kept?.state.connection;
  if (kept?.view.name !== 'form' || !before || state.connection === null) return draft;
  if (before.id === state.connection.id) return draft;
  const { url, alias, password, expiry } = kept.draft;
  return { ...draft, url, alias, password, expiry };
}

/** A model without a connection is of nobody. */
const isSameAccount = (before: PopupState, now: PopupState): boolean =>
  before.connection !== null &&
  before.connection.address === now.connection?.address &&
  before.connection.accountName === now.connection.accountName;

const modelServices = (
  services: OptionsServices,
  chosen: () => LinkExtras | undefined,
): PopupServices => ({
  send: async (name, input) => {
    // A tab's draft is the popup's; this one is kept here already.
    if (name === 'draft.save') throw new AppError({ code: 'storage_failed' });
    const extras = name === 'link.shorten' ? chosen() : undefined;
    return services.send(name, extras === undefined ? input : { ...input, extras });
  },
  copyText: services.copyText,
  copyPng: services.copyPng,
  saveFile: services.saveFile,
  reopen: () => location.reload(),
  close: () => window.close(),
  loadPermissions: async () => services,
});
