import type { Links } from '@/lib/links/links';
import type { ConnectionView } from '@/lib/model/connection';
import type { Job } from '@/lib/model/job';
import type { Page, PageProblem, PopupRequest, PopupState } from '@/lib/model/popup-state';
import { hasOrigin } from '@/lib/platform/permissions';
import { activeTab } from '@/lib/platform/tabs';
import { pageProblem } from '@/lib/rules/url/page-problem';
import { stripTracking } from '@/lib/rules/url/tracking';

import type { Parts, PopupRequests, RequestedPopup } from './parts';

/**
 * Gathers what the popup needs for its first real view. Everything comes from this machine, side by side: no request.
 * @param opening whether a person opened the popup; any other page with its address is told of nothing that was begun, and may not act by itself
 */
export async function readPopupState(parts: Parts, opening: Promise<boolean>): Promise<PopupState> {
  const { connections, links, stores } = parts;
  const [{ mayAct, asked, shown }, connection, preferences, domains] = await Promise.all([
    requestedPopup(parts, opening),
    connections.get(),
    stores.preferences.get(),
    stores.domains.get(),
  ]);
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
  const page = { tabId, url, title, private: isPrivate, problem };
  return {
    connection,
    permitted,
    page,
    preferences,
    draft,
    domains,
    ...made,
    mayAct,
    asked,
    job,
  };
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
