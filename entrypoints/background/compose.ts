import { memoized } from '@/lib/async/lazy';
import { composeBudgets } from '@/lib/background/budgets';
import type { Parts } from '@/lib/background/parts';
import { createPopupRequests } from '@/lib/background/popup-requests';
import { currentService, openService } from '@/lib/background/service-stores';
import { type WorkerMemory, openStores } from '@/lib/background/stores';
import { entryOf } from '@/lib/link-index/entry';
import { createLinkIndex } from '@/lib/link-index/link-index';
import { AppError } from '@/lib/model/errors';
import { linkKeys } from '@/lib/rules/link';
import type { RunsDependencies } from '@/lib/runs/ports';
import type { Connections } from '@/lib/services/connections';
import { missing } from '@/lib/services/list';
import { type Scope, scopedFetch, scopedWait } from '@/lib/services/scope';
import { createLinkStore } from '@/lib/storage/links/link-store';

import { composeRuns } from './compose-runs';
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
  const runs = { partsOf: connected, history, stores, scope, openClipboard, wait };
  return {
    scope,
    history,
    partsOf,
    linksOf: async (owner) => (await connected(owner)).links,
    ...composeRuns(runs),
    popupRequests: createPopupRequests(),
    connections,
    stores,
  };
}
