import type { Page, PopupRequest } from '@/lib/model/popup-state';
import type { Job } from '@/lib/model/run';
import type { ServiceView } from '@/lib/model/service';
import { activeTab } from '@/lib/platform/tabs';
import { soleServiceOf } from '@/lib/rules/job';

import { currentAmong, serviceOfPage } from './choose-service';
import type { Parts } from './parts';

export async function whatToShow(parts: Parts, opening: Promise<boolean>) {
  const [requested, all] = await Promise.all([
    requestedPopup(parts, opening),
    parts.connections.services.list(),
    // What is read is kept: whichever service it is about, they are needed.
    parts.stores.preferences.get(),
  ]);
  const { mayAct, asked, shown } = requested;
  const job = mayAct ? await jobToShow(parts, asked, shown.private) : null;
  const chosen = mayAct ? serviceToOpen(all, { asked, job, url: shown.url }) : undefined;
  return { ...requested, all, about: chosen ?? currentAmong(all), job };
}

async function requestedPopup({ popupRequests }: Parts, opening: Promise<boolean>) {
  const [mayAct, inFront] = await Promise.all([opening, pageInFront()]);
  const asked = mayAct ? popupRequests.take() : null;
  return { mayAct, asked: asked?.ask ?? null, shown: asked?.page ?? inFront };
}

async function pageInFront(): Promise<Omit<Page, 'problem'>> {
  const { id: tabId, windowId: _windowId, ...page } = await activeTab();
  return { tabId, ...page };
}

/** A run that the worker's end cut off goes on as it is looked for, so the popup shows its end. */
async function jobToShow(
  { jobs }: Parts,
  asked: PopupRequest | null,
  isPrivate: boolean,
): Promise<Job | null> {
  // It would be acted upon with the service that was chosen to be looked at.
  if (asked?.kind === 'look') return null;
  if (asked?.kind !== 'show_job') return jobs.toShow(isPrivate);
  const job = await jobs.get(asked.id);
  return job?.private === isPrivate ? job : null;
}

interface Opening {
  asked: PopupRequest | null;
  job: Job | null;
  url: string;
}

/** That of the job that is shown, or of the page; what was opened to look at a service, or for a link, is not about the page. */
export function serviceToOpen(
  all: readonly ServiceView[],
  { asked, job, url }: Opening,
): ServiceView | undefined {
  const kind = asked?.kind ?? 'page';
  const owner = ['page', 'show_job'].includes(kind) && job?.state !== 'working' ? job : null;
  const ofJob = owner && all.find(({ id }) => id === soleServiceOf(owner));
  return (
    ofJob ?? (['page', 'choose', 'show_qr'].includes(kind) ? serviceOfPage(url, all) : undefined)
  );
}
