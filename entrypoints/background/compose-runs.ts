import { createListFeedback, momentAlarm, reportJob } from '@/lib/background/feedback';
import type { PartsOf, ServiceParts } from '@/lib/background/parts';
import { currentService } from '@/lib/background/service-stores';
import type { Stores } from '@/lib/background/stores';
import { confirmedLink, shortenConfirmed } from '@/lib/links/links';
import type { Job } from '@/lib/model/run';
import { setAlarmAt } from '@/lib/platform/alarms';
import { randomBytes } from '@/lib/platform/random-bytes';
import { heldUntil } from '@/lib/rules/rate-reserve';
import { Jobs } from '@/lib/runs/jobs';
import { createLists } from '@/lib/runs/lists';
import type { ClipboardTurn, RunsDependencies, ServiceRequests } from '@/lib/runs/ports';
import { Runs } from '@/lib/runs/runs';
import { SingleLinks } from '@/lib/runs/single-link';
import type { Scope } from '@/lib/services/scope';
import type { LinkStore } from '@/lib/storage/links/link-store';

interface RunsParts extends Pick<RunsDependencies, 'now' | 'wait' | 'online' | 'openClipboard'> {
  partsOf: PartsOf;
  history: Pick<LinkStore, 'findByShortUrl'>;
  stores: Stores;
  scope: Scope;
}

/** Closes the clipboard with the scope, as work that is cut off does not. */
function closeAtScopeEnd(turn: ClipboardTurn, { signal }: Scope): ClipboardTurn {
  signal.addEventListener('abort', turn.close, { once: true });
  return {
    write: turn.write,
    close: () => {
      signal.removeEventListener('abort', turn.close);
      turn.close();
    },
  };
}

/** In milliseconds: as long as a worker takes to come up. */
const workerStartTime = 500;

/** What makes links without the popup. */
export function composeRuns({ partsOf, history, stores, scope, ...clock }: RunsParts) {
  const jobsNow = (): Jobs => jobs;
  const parts = {
    ...clock,
    requestsOf: async (service: string, isPrivate: boolean) =>
      requestsOf(await partsOf(service, isPrivate), history),
    service: async () => currentService(stores),
    store: stores.runs,
    memory: stores.passingRuns,
    openClipboard: () => closeAtScopeEnd(clock.openClipboard(), scope),
    jobChanged: (job: Job) => void (scope.signal.aborted ? undefined : reportJob(jobsNow(), job)),
    listChanged: createListFeedback(jobsNow, stores),
    wakeAt: (moment: number) => void setAlarmAt(momentAlarm, moment - workerStartTime),
    randomBytes,
    newId: () => crypto.randomUUID(),
  };
  const runs = new Runs(parts);
  const jobs: Jobs = new Jobs({ ...parts, runs, singles: new SingleLinks(parts) });
  return { runs, jobs, bulk: createLists({ ...parts, runs }) };
}

/** Links are not looked at before they are copied, so what protects them is confirmed first. */
const requestsOf = (
  { budgets, links, fileLink, stores }: ServiceParts,
  history: RunsParts['history'],
): ServiceRequests => ({
  shorten: async (request) => shortenConfirmed(links, request),
  confirm: async (link) => confirmedLink(links, link, true),
  existing: async ({ url, domain, expiry }) => links.fittingFor({ url, domain, expiry }),
  heldUntil: async (kind, pending) =>
    heldUntil(await budgets[kind === 'links' ? 'links' : 'account'].view(), pending),
  file: async (shortUrl, folder) => {
    const link = await history.findByShortUrl(shortUrl);
    const isThere = link?.filing.some(
      ({ kind, id, state }) => kind === folder.kind && id === folder.id && state === 'done',
    );
    if (isThere === true) return;
    await fileLink({ shortUrl, linkId: link?.id ?? null, folder });
  },
  ownLink: async (url) => {
    const link = await links.ownLinkToCopy(url);
    return link && confirmedLink(links, link);
  },
  check: async (shortUrl) => links.check(shortUrl),
  preferences: stores.preferences.get,
  domains: stores.domains.get,
});
