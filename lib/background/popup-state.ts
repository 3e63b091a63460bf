import { createQueue, ignoreFailure } from '@/lib/async/queue';
import { withoutSecrets } from '@/lib/connection/connections';
import type { Links } from '@/lib/links/links';
import type { ConnectionView } from '@/lib/model/connection';
import type { Job } from '@/lib/model/job';
import {
  type Page,
  type PageProblem,
  type PopupRequest,
  type PopupService,
  type PopupSnapshot,
  type PopupState,
  popupSnapshot,
} from '@/lib/model/popup-state';
import type { ServiceView } from '@/lib/model/service';
import { hasOrigin, onPermissionsChanged } from '@/lib/platform/permissions';
import { activeTab, closedTabsSwitch } from '@/lib/platform/tabs';
import { soleServiceOf } from '@/lib/rules/job';
import {
  accountOf,
  chosenService,
  colorOf,
  isSameAccount,
  namedServices,
  serviceForPage,
  serviceOfAccount,
  servicesOf,
} from '@/lib/rules/services';
import { pageProblem } from '@/lib/rules/url/page-problem';
import { stripTracking } from '@/lib/rules/url/tracking';
import { drafts, onDraftsChange } from '@/lib/storage/drafts';
import {
  connectionItem,
  domainsItem,
  keptServicesItem,
  popupSnapshotItem,
  preferencesItem,
} from '@/lib/storage/items';

import type { Parts, PopupRequests, RequestedPopup } from './parts';
import type { Stores } from './stores';

/**
 * Gathers what the popup needs for its first real view. Everything comes from this machine, side by side: no request.
 * @param opening whether a person opened the popup; any other page with its address is told of nothing that was begun, and may not act by itself
 */
export async function readPopupState(parts: Parts, opening: Promise<boolean>): Promise<PopupState> {
  const { links, stores } = parts;
  const [{ mayAct, asked, shown }, stored, kept, preferences, domains] = await Promise.all([
    requestedPopup(parts, opening),
    stores.connection.get(),
    stores.keptServices.get(),
    stores.preferences.get(),
    stores.domains.get(),
  ]);
  const connection = stored && withoutSecrets(stored);
  const { tabId, url, title, private: isPrivate } = shown;
  // A link leads to the address without what is taken out of it, so that is the one to know it by.
  const target = stripTracking(url, preferences.tracking);
  const evident = pageProblem(url);
  const isKnown = connection !== null && !isPrivate && evident === null;
  const [permitted, draft, isShort, made, job] = await Promise.all([
    isPermitted(connection),
    stores.drafts.find(tabId, url),
    isKnown && links.isOwnShortLink(url),
    isKnown ? existingLink(links, target) : noLinks,
    mayAct ? jobToShow(parts, asked, isPrivate) : null,
  ]);
  const problem: PageProblem | null = isShort ? 'own_short_link' : evident;
  return {
    connection,
    permitted,
    services: servicesToChoose(servicesOf(stored, kept)),
    page: { tabId, url, title, private: isPrivate, problem },
    preferences,
    draft,
    domains,
    ...made,
    mayAct,
    asked,
    job: isOfOther(job, { asked, connection }) ? null : job,
  };
}

/** Services as the popup shows them; where there is one, nothing tells of it. */
const servicesToChoose = (all: readonly ServiceView[]): PopupService[] =>
  namedServices(all).map(({ id, label, inUse, connection }) => ({
    id,
    label,
    color: colorOf(connection),
    inUse,
  }));

/**
 * The service that a popup is about, where another one is in use: the one of the job that it shows, or the one that its page belongs
 * to, or else the one that was chosen. Whoever chose one in the popup has chosen, and what was opened for a link is not about the page.
 * @returns its id (`serviceIdOf`)
 */
export async function serviceToOpen(state: PopupState): Promise<string | undefined> {
  if (!state.mayAct || state.services.length === 0) return undefined;
  const all = servicesOf(await connectionItem.get(), await keptServicesItem.get());
  const found = serviceOfShownJob(state, all) ?? serviceOfPage(state, all);
  return found?.inUse === false ? found.id : undefined;
}

/** A job under way is left to its work; what a list of several services needs is not asked of one. */
function serviceOfShownJob(
  { asked, job }: PopupState,
  all: readonly ServiceView[],
): ServiceView | undefined {
  const isShown = asked === null || asked.kind === 'show_job';
  const owner = isShown && job !== null && job.state !== 'working' ? soleServiceOf(job) : null;
  return owner === null ? undefined : serviceOfAccount(all, owner);
}

function serviceOfPage(
  { asked, page }: PopupState,
  all: readonly ServiceView[],
): ServiceView | undefined {
  const isAboutPage = asked === null || asked.kind === 'choose' || asked.kind === 'show_qr';
  if (!isAboutPage) return undefined;
  const connections = all.map(({ connection }) => connection);
  const wanted = serviceForPage(page.url, connections);
  return all.find(({ connection }) => connection === wanted) ?? chosenService(all);
}

/** What the popup was opened for, and the page that it is about. */
async function requestedPopup({ popupRequests }: Parts, opening: Promise<boolean>) {
  const [mayAct, inFront] = await Promise.all([opening, pageInFront()]);
  const asked = mayAct ? popupRequests.take() : null;
  return { mayAct, asked: asked?.ask ?? null, shown: asked?.page ?? inFront };
}

async function pageInFront(): Promise<Omit<Page, 'problem'>> {
  const { id: tabId, url, title, private: isPrivate } = await activeTab();
  return { tabId, url, title, private: isPrivate };
}

/** A job that the worker's end cut off goes on, so that whoever looks sees how it ends. */
async function jobToShow(
  { jobs }: Parts,
  asked: PopupRequest | null,
  isPrivate: boolean,
): Promise<Job | null> {
  await jobs.resumeCutOff();
  if (asked?.kind !== 'show_job') return jobs.toShow(isPrivate);
  const job = await jobs.get(asked.id);
  return job?.private === isPrivate ? job : null;
}

/** To whoever chose a service to look at, another one's job is not shown: its link would be acted upon with the chosen one. */
function isOfOther(job: Job | null, state: Pick<PopupState, 'asked' | 'connection'>): boolean {
  const { asked, connection } = state;
  const owner = job && asked?.kind === 'look' ? soleServiceOf(job) : null;
  return owner !== null && connection !== null && !isSameAccount(owner, accountOf(connection));
}

/** What a private window is told, which must not tell what was remembered, and whoever is not connected. */
const noLinks = { existing: null, existingIsForeign: false, uncertain: false };

async function existingLink(
  links: Links,
  url: string,
): Promise<Pick<PopupState, 'existing' | 'existingIsForeign' | 'uncertain'>> {
  const [existing, uncertain] = await Promise.all([
    links.existingFor(url),
    links.uncertainFor(url),
  ]);
  const existingIsForeign = existing !== null && (await links.isForeign(existing));
  return { existing, existingIsForeign, uncertain };
}

const isPermitted = async (connection: ConnectionView | null): Promise<boolean> =>
  connection !== null && hasOrigin(connection.originPattern);

/** Milliseconds: a popup that was opened for something asks for it at once. */
const freshFor = 5000;

/**
 * Hands what a menu or key asked for over to the popup that it opens. It is kept in the worker's memory alone, as it may
 * be of a private window; the worker was woken for it, and the popup comes at once.
 */
export function createPopupRequests(now: () => number): PopupRequests {
  let waiting: { asked: RequestedPopup; at: number } | null = null;
  return {
    put: (asked) => {
      waiting = { asked, at: now() };
    },
    take: () => {
      const taken = waiting;
      waiting = null;
      return taken !== null && now() - taken.at < freshFor ? taken.asked : null;
    },
  };
}

const enqueueSnapshot = createQueue();

/**
 * Keeps what the popup's first frame is drawn from as connection, preferences and domains are. Nothing of a page, a tab or a
 * window is in it, so what is done in a private window leaves no trace there.
 */
export function maintainPopupSnapshot(): void {
  for (const item of [connectionItem, keptServicesItem, preferencesItem, domainsItem])
    item.onChange(() => void refreshPopupSnapshot());
  onPermissionsChanged(() => void refreshPopupSnapshot());
}

/**
 * Writes it anew where it is not so already. One at a time: whoever comes last has read last, so what was revoked meanwhile is
 * taken out again. A snapshot that cannot be stored is only missed.
 */
export async function refreshPopupSnapshot(): Promise<void> {
  await enqueueSnapshot(async () => {
    const [known, snapshot] = await Promise.all([popupSnapshotItem.get(), takeSnapshot()]);
    if (JSON.stringify(known) === JSON.stringify(snapshot)) return;
    await (snapshot === null ? popupSnapshotItem.remove() : popupSnapshotItem.set(snapshot));
  }).catch(() => undefined);
}

async function takeSnapshot(): Promise<PopupSnapshot | null> {
  const [connection, kept, preferences, domains] = await Promise.all([
    connectionItem.get(),
    keptServicesItem.get(),
    preferencesItem.get(),
    domainsItem.get(),
  ]);
  if (connection === null) return null;
  const permitted = await hasOrigin(connection.originPattern);
  // Neither the key, which the schema has no room for, nor whose account it is, nor what the service said or is asked with.
  const {
    trouble: _failure,
    headerNames: _names,
    ...shown
  } = { ...connection, accountName: null, refusal: null };
  const services = servicesToChoose(servicesOf(connection, kept));
  return popupSnapshot().parse({ connection: shown, permitted, services, preferences, domains });
}

/**
 * Forgets a tab's draft, which may hold a password, as soon as the tab is closed. Whoever listens to closed tabs is woken for
 * each of them, so that is left alone as long as there is no draft. At the start it is not: it may be what the worker was woken for.
 * @param connected the drafts as the connection of this moment may change them
 * @returns looks whether there is a draft
 */
export function forgetDraftsWithTabs(
  connected: () => Pick<Stores['drafts'], 'forget'>,
): () => Promise<void> {
  const enqueue = createQueue();
  const listen = closedTabsSwitch((tabId) => void ignoreFailure(connected().forget(tabId)));
  const look = async (): Promise<void> =>
    enqueue(async () => listen(await drafts.exist().catch(() => true)));
  listen(true);
  onDraftsChange(() => void look());
  return look;
}
