import { ignoreFailure } from '@/lib/async/queue';
import { createListFeedback, momentAlarm, reportJob } from '@/lib/background/feedback';
import type { ServiceParts } from '@/lib/background/parts';
import { currentService } from '@/lib/background/service-stores';
import type { Stores } from '@/lib/background/stores';
import { confirmedLink, shortenConfirmed } from '@/lib/links/links';
import type { Bulk, Job } from '@/lib/model/run';
import { setAlarmAt } from '@/lib/platform/alarms';
import { randomBytes } from '@/lib/platform/random-bytes';
import { heldUntil } from '@/lib/rules/rate-reserve';
import { Jobs } from '@/lib/runs/jobs';
import { createLists } from '@/lib/runs/lists';
import type { RunsDependencies, ServiceRequests } from '@/lib/runs/ports';
import { Runs } from '@/lib/runs/runs';
import { SingleLinks } from '@/lib/runs/single-link';
import type { Scope } from '@/lib/services/scope';
import type { LinkStore } from '@/lib/storage/links/link-store';

interface RunsParts extends Pick<RunsDependencies, 'wait' | 'openClipboard'> {
  partsOf: (service: string, isPrivate: boolean) => Promise<ServiceParts>;
  history: Pick<LinkStore, 'findByShortUrl'>;
  stores: Stores;
  scope: Scope;
}

/** In milliseconds: as long as a worker takes to come up. */
const workerStartTime = 500;

/** What makes links without the popup. */
export function composeRuns({ partsOf, history, stores, scope, ...others }: RunsParts) {
  const showList = createListFeedback(() => work);
  const parts = {
    ...others,
    now: Date.now,
    requestsOf: async (service: string, isPrivate: boolean) =>
      requestsOf(await partsOf(service, isPrivate), history),
    service: async () => currentService(stores),
    store: stores.runs,
    memory: stores.passingRuns,
    openClipboard: () => {
      const turn = others.openClipboard();
      // Work that is cut off does not close it.
      scope.signal.addEventListener('abort', turn.close, { once: true });
      return turn;
    },
    jobChanged: (job: Job) => void ignoreFailure(reportJob(work, job)),
    listChanged: (list: Bulk | null) => void ignoreFailure(showList(list)),
    wakeAt: (moment: number) => void setAlarmAt(momentAlarm, moment - workerStartTime),
    randomBytes,
    newId: () => crypto.randomUUID(),
  };
  const runs = new Runs(parts);
  const jobs = new Jobs({ ...parts, runs, singles: new SingleLinks(parts) });
  const work = { runs, jobs, bulk: createLists({ ...parts, runs }) };
  return work;
}

/** Links are not looked at before they are copied, so what protects them is confirmed first. */
const requestsOf = (
  { budgets, links, fileLink, stores }: ServiceParts,
  history: RunsParts['history'],
): ServiceRequests => ({
  shorten: async (request) => shortenConfirmed(links, request),
  existing: async ({ url, domain, expiry }) => links.fittingFor({ url, domain, expiry }),
  heldUntil: async (kind, pending) =>
    heldUntil(await budgets[kind === 'links' ? 'links' : 'account'].view(), pending),
  file: async (shortUrl, folder) => {
    const { id: linkId = null, filing = [] } = (await history.findByShortUrl(shortUrl)) ?? {};
    const isIn = filing.some(
      ({ kind, id, state }) => kind === folder.kind && id === folder.id && state === 'done',
    );
    if (!isIn) await fileLink({ shortUrl, linkId, folder });
  },
  ownLink: async (url) => {
    const link = await links.ownLinkToCopy(url);
    return link && confirmedLink(links, link);
  },
  preferences: stores.preferences.get,
  domains: stores.domains.get,
});
