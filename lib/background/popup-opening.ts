import type { Page, PopupRequest } from '@/lib/model/popup-state';
import type { Job } from '@/lib/model/run';
import type { ServiceView } from '@/lib/model/service';
import { activeTab } from '@/lib/platform/tabs';
import { soleServiceOf } from '@/lib/rules/job';

import { serviceOfPage } from './choose-service';
import type { Parts, PopupRequests, RequestedPopup } from './parts';

/** What the popup was opened for, and the service and the job that it is about. */
export async function whatToShow(parts: Parts, opening: Promise<boolean>) {
  const [requested, all] = await Promise.all([
    requestedPopup(parts, opening),
    parts.connections.services.list(),
    // What is read is kept: whichever service it is about, they are needed.
    parts.stores.preferences.get(),
  ]);
  const { mayAct, asked, shown } = requested;
  const begun = mayAct ? await jobToShow(parts, asked, shown.private) : null;
  const about = serviceToOpen(all, { mayAct, asked, job: begun, url: shown.url });
  const job = asked?.kind === 'look' && isOfOther(begun, about) ? null : begun;
  return { ...requested, all, about, job };
}

interface Opening {
  mayAct: boolean;
  asked: PopupRequest | null;
  job: Job | null;
  url: string;
}

/**
 * The service that a popup is about: the one of the job that it shows, or the one that its page belongs to, or else the one in use.
 * What was opened to look at a service, or for a link, is not about the page.
 */
export function serviceToOpen(
  all: readonly ServiceView[],
  { mayAct, asked, job, url }: Opening,
): ServiceView | undefined {
  const ofPage = mayAct && isAboutPage(asked) ? serviceOfPage(url, all) : undefined;
  const found = mayAct ? (serviceOfShownJob(all, { asked, job }) ?? ofPage) : undefined;
  return found ?? all.find(({ inUse }) => inUse);
}

/** A job under way is left to its work; what a list of several services needs is not asked of one. */
function serviceOfShownJob(
  all: readonly ServiceView[],
  { asked, job }: Pick<Opening, 'asked' | 'job'>,
): ServiceView | undefined {
  const isShown = asked === null || asked.kind === 'show_job';
  const owner = isShown && job !== null && job.state !== 'working' ? soleServiceOf(job) : null;
  return all.find(({ id }) => id === owner);
}

const isAboutPage = (asked: PopupRequest | null): boolean =>
  asked === null || asked.kind === 'choose' || asked.kind === 'show_qr';

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

/** A run that the worker's end cut off goes on as it is looked for, so the popup shows its end. */
async function jobToShow(
  { jobs }: Parts,
  asked: PopupRequest | null,
  isPrivate: boolean,
): Promise<Job | null> {
  if (asked?.kind !== 'show_job') return jobs.toShow(isPrivate);
  const job = await jobs.get(asked.id);
  return job?.private === isPrivate ? job : null;
}

/** Its link would be acted upon with the service that was chosen to be looked at. */
function isOfOther(job: Job | null, about: ServiceView | undefined): boolean {
  const owner = job && soleServiceOf(job);
  return owner !== null && about !== undefined && owner !== about.id;
}

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
