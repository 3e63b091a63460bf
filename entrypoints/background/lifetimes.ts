import { createClient } from '@/lib/api/client';
import { createRedirectTargetFinder } from '@/lib/api/fetch-without-key';
import { memoized } from '@/lib/async/lazy';
import { createQueue } from '@/lib/async/queue';
import { createHandlers } from '@/lib/background/handlers';
import { requireAddress } from '@/lib/background/managed-limits';
import type { Parts } from '@/lib/background/parts';
import { currentService } from '@/lib/background/service-stores';
import {
  activate,
  changeService,
  keepNeededOrigins,
  listServices,
  removeService,
  storeConnection,
} from '@/lib/background/services';
import { type WorkerMemory, createWorkerMemory } from '@/lib/background/stores';
import { type Sender, isPrivate } from '@/lib/messages/bus';
import { type MessageName, messageInputs } from '@/lib/messages/inputs';
import type { Handlers } from '@/lib/messages/server';
import type { ConnectionView } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import { createBackgroundClipboard } from '@/lib/platform/background-clipboard';
import { type Connections, createConnections } from '@/lib/services/connections';
import { type Scope, createScope, scopedFetch, untilScopeEnds } from '@/lib/services/scope';
import { finishForgetting, forgetEverything } from '@/lib/storage/forget-everything';
import { forgettingItem } from '@/lib/storage/items';
import { dropListeners } from '@/lib/storage/links/changes';
import { managedSettings } from '@/lib/storage/managed';

import { compose } from './compose';
import { isPermitted, online } from './compose-service';

/** The background as it works until services change. */
interface Lifetime {
  scope: Scope;
  parts: Parts;
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
  'services.remove',
  'backup.connect',
]);

/**
 * Makes the background anew whenever a service is connected or removed: what was done before ends as if its worker had died, and none
 * of it is stored, sent or shown any more.
 */
export function createLifetimes(): CurrentLifetime {
  const [openClipboard, memory] = [createBackgroundClipboard(), createWorkerMemory()];
  const enqueue = createQueue();

  function begin(scope: Scope): Lifetime {
    const parts = compose({ scope, connections, memory, openClipboard });
    return { scope, parts, handlers: handlersIn(scope, parts, () => current.parts) };
  }

  const replace: Replace = async (change) => {
    const ended = current.scope.end();
    const changed = enqueue(async () => {
      await ended;
      await change();
    });
    // The links' indexes of the former parts.
    dropListeners();
    current = begin(createScope(changed));
    await changed;
    // What was cut off and is still to be done is gone on with, as after a worker's end.
    void current.parts.runs.reconnected().catch(() => undefined);
  };
  const connections = composeConnections({
    replace,
    memory,
    attemptIn: () => ({ scope: current.scope, budgetsOf: current.parts.attemptBudgets }),
  });
  let current = begin(createScope());
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

/** Handlers that do what they are asked with the parts for the message, and answer no later than the scope ends. */
function handlersIn(scope: Scope, parts: Parts, now: () => Parts): Handlers {
  type Handle = (input: unknown, sender?: Sender) => Promise<unknown>;
  const handlersWith = (forPrivate: boolean) =>
    memoized((id: string) => createHandlers({ ...parts, ...parts.partsOf(id, forPrivate) }, now));
  const [ordinary, inPrivate] = [handlersWith(false), handlersWith(true)];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler forgets which keys a table has
  const names = Object.keys(messageInputs) as MessageName[];
  const all = names.map((name): [MessageName, Handle] => {
    const handlerOf = (id: string, sender?: Sender) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is handed what it was asked, whatever that is
      (isPrivate(sender) ? inPrivate : ordinary)(id)[name] as Handle;
    const inScope: Handle = async (input, sender) =>
      untilScopeEnds(scope, async () =>
        handlerOf(await serviceFor(sender, parts), sender)(input, sender),
      );
    // What ends the scope is of no service, and must not wait for a step of it.
    const endsScope: Handle = async (...asked) => handlerOf('')(...asked);
    return [name, lifetimeEndingMessages.has(name) ? endsScope : inScope];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names with the same answers, which the compiler cannot follow through a list
  return Object.fromEntries(all) as Handlers;
}

/** The service that a message is for: the one that its page shows, or else the one in use. @throws `other_service` where that is gone */
async function serviceFor(sender: Sender | undefined, { stores }: Parts): Promise<string> {
  const current = (await currentService(stores)) ?? '';
  const id = sender?.service ?? current;
  if (id === current || Object.hasOwn(await stores.services.get(), id)) return id;
  // Without any, what needs one says so.
  if (current === '') return current;
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

/** Connections outlast what is done for them, so they reach their stores by themselves. */
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
    add: async (connection, wishes) => {
      const stored = Promise.withResolvers<ConnectionView>();
      await replace(async () => stored.resolve(await storeConnection(connection, wishes)));
      await keepNeededOrigins();
      return stored.promise;
    },
    clear: async () =>
      replace(async () => {
        await memory.keepOf([]);
        await forgetEverything();
      }),
    services: {
      list: listServices,
      use: activate,
      remove: async (id) => removeWithOrigin({ replace, memory }, id),
      change: changeService,
    },
    keepOrigins: keepNeededOrigins,
    now,
  });

/** @returns the match patterns that the browser keeps all the same */
async function removeWithOrigin(
  { replace, memory }: Pick<ConnectionsParts, 'replace' | 'memory'>,
  id: string,
): Promise<string[]> {
  let unneeded: string[] = [];
  const removed = replace(async () => {
    unneeded = await removeService(id);
    await memory.keepOf((await listServices()).map((service) => service.id));
  });
  // Also where the first try gave nothing back, or the last service is gone and some of what was stored is not.
  await removed.catch(() => undefined);
  const left = await keepNeededOrigins();
  await removed;
  return left.filter((origin) => unneeded.includes(origin));
}
