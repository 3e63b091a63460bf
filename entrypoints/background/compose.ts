import { memoized } from '@/lib/async/lazy';
import { ignoreFailure } from '@/lib/async/queue';
import { composeBudgets } from '@/lib/background/budgets';
import { createListFeedback, momentAlarm, reportJob } from '@/lib/background/feedback';
import type { Parts, ServiceParts } from '@/lib/background/parts';
import { createPopupRequests } from '@/lib/background/popup-requests';
import { currentService, openService } from '@/lib/background/service-stores';
import { type WorkerMemory, openStores } from '@/lib/background/stores';
import { entryOf } from '@/lib/link-index/entry';
import { createLinkIndex } from '@/lib/link-index/link-index';
import { confirmedLink, shortenConfirmed } from '@/lib/links/links';
import { AppError } from '@/lib/model/errors';
import type { Bulk, Job } from '@/lib/model/run';
import { setAlarmAt } from '@/lib/platform/alarms';
import { randomBytes } from '@/lib/platform/random-bytes';
import { linkKeys } from '@/lib/rules/link';
import { heldUntil } from '@/lib/rules/rate-reserve';
import { Jobs } from '@/lib/runs/jobs';
import { createLists } from '@/lib/runs/lists';
import type { RunsDependencies, ServiceRequests } from '@/lib/runs/ports';
import { Runs } from '@/lib/runs/runs';
import { SingleLinks } from '@/lib/runs/single-link';
import type { Connections } from '@/lib/services/connections';
import { missing } from '@/lib/services/list';
import { type Scope, scopedFetch, scopedWait } from '@/lib/services/scope';
import { type LinkStore, createLinkStore } from '@/lib/storage/links/link-store';

import { composeService } from './compose-service';

/** What outlasts a scope, and the scope of all that is done. */
interface ComposeParts extends Pick<RunsDependencies, 'openClipboard'> {
  scope: Scope;
  connections: Connections;
  memory: WorkerMemory;
}

/** The parts of the background, each handed what it needs; none of them knows the browser or another part by import. */
export function compose({ scope, connections, memory, openClipboard }: ComposeParts): Parts {
  const stores = openStores(scope, memory);
  const wait = scopedWait(scope);
  const { inTransaction } = stores;
  const history = createLinkStore({ keysOf: linkKeys, entryOf, inTransaction });
  const dependencies = {
    scope,
    fetch: scopedFetch(globalThis.fetch, scope),
    budgetsOf: composeBudgets(stores, wait),
    wait,
    history,
    finder: createLinkIndex(history),
  };
  const services = memoized((id: string) => composeService(dependencies, openService(stores, id)));
  const partsOf: Parts['partsOf'] = (id, isPrivate = false) =>
    services(id)[isPrivate ? 'private' : 'ordinary'];
  const connected = async (id: string | null, isPrivate = false) => {
    const report = id === null ? null : missing(id, await stores.services.get());
    if (report !== null) throw new AppError(report);
    return partsOf(id ?? (await currentService(stores)) ?? '', isPrivate);
  };
  const requests: RunsDependencies['requestsOf'] = async (...service) =>
    requestsOf(await connected(...service), history);
  return {
    scope,
    history,
    partsOf,
    linksOf: async (owner) => (await connected(owner)).links,
    ...composeRuns({ requestsOf: requests, stores, scope, openClipboard, wait }),
    popupRequests: createPopupRequests(),
    connections,
    stores,
  };
}

/** In milliseconds: as long as a worker takes to come up. */
const workerStartTime = 500;

type RunsParts = Pick<RunsDependencies, 'wait' | 'openClipboard' | 'requestsOf'> &
  Pick<Parts, 'stores' | 'scope'>;

/** What makes links without the popup. */
function composeRuns({ stores, scope, ...others }: RunsParts) {
  const showList = createListFeedback(() => work);
  const parts = {
    ...others,
    now: Date.now,
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
  history: Pick<LinkStore, 'findByShortUrl'>,
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
