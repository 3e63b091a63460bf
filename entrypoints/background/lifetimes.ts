import { createClient } from '@/lib/api/client';
import { createRedirectTargetFinder } from '@/lib/api/fetch-without-key';
import { createQueue } from '@/lib/async/queue';
import { createHandlers } from '@/lib/background/handlers';
import { requireAddress } from '@/lib/background/managed-limits';
import type { Parts } from '@/lib/background/parts';
import { serviceToOpen } from '@/lib/background/popup-state';
import {
  changeService,
  finishSwitch,
  keepNeededOrigins,
  listServices,
  removeService,
  storeConnection,
  switchTo,
} from '@/lib/background/services';
import { type WorkerMemory, createWorkerMemory } from '@/lib/background/stores';
import { type Connections, createConnections } from '@/lib/connection/connections';
import { type Scope, createScope, scopedFetch, untilScopeEnds } from '@/lib/connection/scope';
import type { Sender } from '@/lib/messages/bus';
import type { Handlers } from '@/lib/messages/server';
import { AppError } from '@/lib/model/errors';
import { createBackgroundClipboard } from '@/lib/platform/background-clipboard';
import { serviceIdOf } from '@/lib/rules/services';
import { finishForgetting, forgetEverything } from '@/lib/storage/forget-everything';
import { connectionItem, forgettingItem } from '@/lib/storage/items';
import { dropListeners } from '@/lib/storage/links/changes';
import { managedSettings } from '@/lib/storage/managed';

import { compose } from './compose';
import { isPermitted, online } from './compose-service';

/** The background as it works for one connection, or for none. */
interface Lifetime {
  scope: Scope;
  parts: Parts;
  /** What there is to tell an opened popup. */
  readPopup: Handlers['popup.open'];
  handlers: Handlers;
}

/** The background as it works at this moment. */
export interface CurrentLifetime {
  parts: () => Parts;
  /** What is asked of a life that ends meanwhile is answered with `not_connected`. */
  handlers: () => Handlers;
}

/** These end the life that they are asked of. */
const lifetimeEndingMessages: ReadonlySet<string> = new Set([
  'connection.connect',
  'connection.revoke',
  'services.use',
  'services.remove',
  'backup.connect',
]);

/**
 * Makes the background anew for each connection: what was done for the one before ends as if its worker had died, and none of it
 * is stored, sent or told any more.
 */
export function createLifetimes(): CurrentLifetime {
  const [openClipboard, memory] = [createBackgroundClipboard(), createWorkerMemory()];
  const openPopup = createOpenPopup(() => current);
  const enqueue = createQueue();

  function begin(scope: Scope): Lifetime {
    const parts = compose({ scope, connections, memory, openClipboard });
    const handlers = scopedHandlers(
      scope,
      parts,
      createHandlers(parts, () => current.parts),
    );
    const { 'popup.open': readPopup } = handlers;
    return { scope, parts, readPopup, handlers: { ...handlers, 'popup.open': openPopup } };
  }

  const replace: Replace = async (change) => {
    const ended = current.scope.end();
    const changed = enqueue(async () => {
      await ended;
      await change();
    });
    // Indexes of links that nobody asks any more.
    dropListeners();
    current = begin(createScope(changed));
    await changed;
    // What was cut off and is still to be done is gone on with, as after a worker's end.
    void Promise.allSettled([current.parts.jobs.resumeCutOff(), current.parts.bulk.reconnected()]);
  };
  const connections = composeConnections({
    replace,
    memory,
    attemptIn: () => ({ scope: current.scope, budgetsOf: current.parts.attemptBudgets }),
  });
  // So has one that died between two services: nothing is asked of either before that is settled.
  let current = begin(createScope(finishSwitch()));
  // A worker that died while it forgot everything, or could not, left something.
  void forgettingItem
    .get()
    .then(async (isUnderWay) => (isUnderWay ? replace(finishForgetting) : undefined))
    .catch(() => undefined);
  return {
    parts: () => current.parts,
    handlers: () => current.handlers,
  };
}

/** A popup is about one service (`serviceToOpen`): where another one is in use, that one is put to use, and its life answers. */
const createOpenPopup =
  (current: () => Lifetime): Handlers['popup.open'] =>
  async (...asked) => {
    const state = await current().readPopup(...asked);
    const id = await serviceToOpen(state);
    if (id === undefined) return state;
    await current().parts.connections.services.useForPage(id);
    // What it was opened for was asked of the life that has ended.
    if (state.asked !== null) {
      current().parts.popupRequests.put({ ask: state.asked, page: state.page });
    }
    return current().readPopup(...asked);
  };

/** Handlers whose answer nobody waits for any more once the scope has ended, and that do nothing on a service that was not meant. */
function scopedHandlers(scope: Scope, { stores }: Parts, handlers: Handlers): Handlers {
  type Handle = (input: unknown, isPrivate?: boolean, sender?: Sender) => Promise<unknown>;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is handed what it was asked, whatever that is
  const all = (Object.entries(handlers) as [string, Handle][]).map(([name, handle]) => {
    const inScope: Handle = async (input, isPrivate, sender) =>
      untilScopeEnds(scope, async () => {
        if (sender?.service !== undefined) await requireInUse(sender.service, stores);
        return handle(input, isPrivate, sender);
      });
    return [name, lifetimeEndingMessages.has(name) ? handle : inScope];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names with the same answers, which the compiler cannot follow through a list
  return Object.fromEntries(all) as Handlers;
}

/** A page may not have noticed yet that another service is in use. Without any, what needs one says so. @throws `other_service` */
async function requireInUse(id: string, { connection }: Parts['stores']): Promise<void> {
  const inUse = await connection.get();
  if (inUse === null || serviceIdOf(inUse) === id) return;
  throw new AppError({ code: 'other_service', outcome: 'none' });
}

/** Ends all that is done for the connection there was, makes a change to what is stored, and only then lets anything else be done. */
type Replace = (change: () => Promise<void>) => Promise<void>;

interface ConnectionsParts {
  replace: Replace;
  memory: WorkerMemory;
  /** Where an attempt to connect belongs to: it ends with that. */
  attemptIn: () => { scope: Scope; budgetsOf: Parts['attemptBudgets'] };
}

const now = Date.now;

/** The connection outlasts what is done for it, so it reaches its stores by itself. */
const composeConnections = ({ replace, memory, attemptIn }: ConnectionsParts): Connections =>
  createConnections({
    callWith: (credentials) => {
      const { scope, budgetsOf } = attemptIn();
      return createClient({
        fetch: scopedFetch(globalThis.fetch, scope),
        now,
        credentials: async () => credentials,
        permitted: isPermitted,
        online,
        budgets: budgetsOf(`${credentials.address} ${credentials.key}`),
      });
    },
    requireAddress: async (address) => requireAddress({ managed: managedSettings }, address),
    findRedirectTarget: createRedirectTargetFinder(globalThis.fetch),
    store: {
      get: connectionItem.get,
      set: async (connection, replaces) => {
        await replace(async () => storeConnection(connection, replaces));
        await keepNeededOrigins();
      },
      clear: async () =>
        replace(async () => {
          await memory.keepOf([]);
          await forgetEverything();
        }),
    },
    services: {
      list: listServices,
      use: async (id) => replace(async () => switchTo(id)),
      useForPage: async (id) => replace(async () => switchTo(id, true)),
      remove: async (id) => removeWithOrigin({ replace, memory }, id),
      change: changeService,
    },
    keepOrigins: keepNeededOrigins,
    now,
    newId: () => crypto.randomUUID(),
  });

/** @returns the match patterns that the browser keeps all the same */
async function removeWithOrigin(
  { replace, memory }: Pick<ConnectionsParts, 'replace' | 'memory'>,
  id: string,
): Promise<string[]> {
  let unneeded: string[] = [];
  const removed = replace(async () => {
    unneeded = await removeService(id);
    await memory.keepOf(await listServices());
  });
  // Also where the first try gave nothing back, or the last service is gone and some of what was stored is not.
  await removed.catch(() => undefined);
  const left = await keepNeededOrigins();
  await removed;
  return left.filter((origin) => unneeded.includes(origin));
}
