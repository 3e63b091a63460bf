import { composeBudgets } from '@/lib/background/budgets';
import type { Parts } from '@/lib/background/parts';
import { createPopupRequests } from '@/lib/background/popup-state';
import {
  type Stores,
  connectedAccount,
  memoryOf,
  openKeptService,
  type WorkerMemory,
  openStores,
} from '@/lib/background/stores';
import type { Connections } from '@/lib/connection/connections';
import { type Scope, scopedFetch, scopedWait } from '@/lib/connection/scope';
import type { JobsDependencies } from '@/lib/jobs/jobs';
import { entryOf } from '@/lib/link-index/entry';
import { createLinkIndex } from '@/lib/link-index/link-index';
import type { ServiceAccount } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import { otherService } from '@/lib/rules/job';
import { linkKeys } from '@/lib/rules/link';
import { accountOf, isSameAccount, serviceIdOf } from '@/lib/rules/services';
import { createLinkStore } from '@/lib/storage/links/link-store';

import { composeBulk, composeJobs } from './compose-jobs';
import {
  type ServiceDependencies,
  type ServiceParts,
  composeService,
  monotonicNow,
  online,
} from './compose-service';

/** What outlasts every connection, and the scope of all that is done for those there are. */
interface ComposeParts extends Pick<JobsDependencies, 'openClipboard'> {
  scope: Scope;
  connections: Connections;
  memory: WorkerMemory;
}

const now = Date.now;

/** The parts of the background, each handed what it needs; none of them knows the browser or another part by import. */
export function compose({ scope, connections, memory, openClipboard }: ComposeParts): Parts {
  const stores = openStores(scope, memory);
  const wait = scopedWait(scope);
  const budgetsOf = composeBudgets({ stores, wait });
  const attempts = { budget: memoryOf({}), shortUrlBudget: memoryOf({}) };
  const library = composeLibrary(stores);
  const fetch = scopedFetch(globalThis.fetch, scope);
  const dependencies = { scope, fetch, budgetsOf, wait, ...library };
  const inUse = composeService(dependencies, stores);
  const partsOf = composeServices(dependencies, stores, inUse);
  const clock = { now, ticks: monotonicNow, wait, online };
  const jobs = composeJobs({ partsOf, stores, scope, openClipboard, now, wait });
  return {
    ...inUse,
    history: library.history,
    linksOf: async (owner) => (await partsOf(owner)).links,
    jobs,
    bulk: composeBulk({ ...clock, history: library.history, partsOf, jobs, stores }),
    popupRequests: createPopupRequests(now),
    attemptBudgets: composeBudgets({ stores: attempts, wait }),
    connections,
    stores,
  };
}

/** What does the work of the service that something belongs to, whichever is in use; null for that one. */
export type PartsOf = (owner: ServiceAccount | null) => Promise<ServiceParts>;

/** @throws `other_service` or `not_connected` where nobody is connected to it */
function composeServices(
  dependencies: ServiceDependencies,
  stores: Stores,
  inUse: ServiceParts,
): PartsOf {
  const known = new Map<string, ServiceParts>();
  return async (owner) => {
    const other = owner && otherService(owner, await connectedAccount(stores));
    if (owner === null || other === null) return inUse;
    const kept = await stores.keptServices.get();
    const found = kept.find(({ connection }) => isSameAccount(owner, accountOf(connection)));
    if (found === undefined) throw new AppError(other);
    const id = serviceIdOf(found.connection);
    const parts =
      known.get(id) ??
      composeService(dependencies, openKeptService(stores, dependencies.scope, id));
    known.set(id, parts);
    return parts;
  };
}

/** The links that are remembered, and what finds them among 100,000. */
function composeLibrary({ inTransaction }: Stores) {
  const history = createLinkStore({ keysOf: linkKeys, entryOf, inTransaction });
  return { history, finder: createLinkIndex(history) };
}
