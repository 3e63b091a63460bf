import { createClient } from '@/lib/api/client';
import { createRedirectTargetFinder } from '@/lib/api/fetch-without-key';
import { createQueue, ignoreFailure } from '@/lib/async/queue';
import { composeBudgets } from '@/lib/background/budgets';
import { updateButton } from '@/lib/background/feedback';
import { handlers } from '@/lib/background/handlers';
import { requireAddress } from '@/lib/background/managed-limits';
import type { Parts, PartsOfService } from '@/lib/background/parts';
import { currentService } from '@/lib/background/service-stores';
import {
  activate,
  changeService,
  keepNeededOrigins,
  listServices,
  removeService,
  storeConnection,
} from '@/lib/background/services';
import { type WorkerMemory, createWorkerMemory, memoryOf } from '@/lib/background/stores';
import { type Sender, isPrivate } from '@/lib/messages/bus';
import type { MessageName } from '@/lib/messages/inputs';
import type { ParsedMessage } from '@/lib/messages/server';
import type { ConnectionView } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import { createBackgroundClipboard } from '@/lib/platform/background-clipboard';
import type { Credentials } from '@/lib/rules/request-headers';
import { type Connections, createConnections } from '@/lib/services/connections';
import {
  type Scope,
  createScope,
  scopedFetch,
  scopedWait,
  untilScopeEnds,
} from '@/lib/services/scope';
import { finishForgetting, forgetEverything } from '@/lib/storage/forget-everything';
import { forgettingItem } from '@/lib/storage/items';
import { dropListeners } from '@/lib/storage/links/changes';
import { managedSettings } from '@/lib/storage/managed';

import { compose } from './compose';
import { isPermitted, online } from './compose-service';

/** These end the scope that they are asked in. */
const scopeEndingMessages: ReadonlySet<string> = new Set([
  'connection.connect',
  'connection.revoke',
  'services.remove',
  'backup.connect',
]);

/**
 * Makes the background anew whenever a service is connected or removed: what was done before ends as if its worker had died, and none
 * of it is stored, sent or shown any more.
 */
export function createLifetimes() {
  const [openClipboard, memory] = [createBackgroundClipboard(), createWorkerMemory()];
  const enqueue = createQueue();
  const begin = (scope: Scope): Parts => compose({ scope, connections, memory, openClipboard });

  const replace: Replace = async (change) => {
    const ended = current.scope.end();
    const changed = enqueue(async () => {
      await ended;
      await change();
    });
    // The links' indexes of the former parts.
    dropListeners();
    current = begin(createScope(changed));
    const parts = current;
    // As every step of the new scope, these wait for the change.
    void ignoreFailure(parts.runs.reconnected().then(async () => updateButton(parts)));
    return changed;
  };
  const connections = composeConnections({ replace, memory, scope: () => current.scope });
  let current = begin(createScope());
  // A worker that died while it forgot everything, or could not, left something.
  void ignoreFailure(
    forgettingItem
      .get()
      .then(async (isUnderWay) => (isUnderWay ? replace(finishForgetting) : undefined)),
  );
  return {
    parts: () => current,
    answer: async (message: ParsedMessage) => answerIn(current, message),
  };
}

type Handle = (parts: PartsOfService, input: unknown, sender: Sender) => Promise<unknown>;

/** @throws `not_connected` no later than the scope ends */
async function answerIn(parts: Parts, { name, input, sender }: ParsedMessage): Promise<unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is handed the input that was parsed for it
  const handle = handlers[name as MessageName] as Handle;
  // What ends the scope is of no service, and must not wait for a step of it.
  if (scopeEndingMessages.has(name))
    return handle({ ...parts, ...parts.partsOf('') }, input, sender);
  return untilScopeEnds(parts.scope, async () => {
    const service = await serviceFor(sender, parts);
    return handle({ ...parts, ...parts.partsOf(service, isPrivate(sender)) }, input, sender);
  });
}

/** The one that the page shows, or else the current one. @throws `other_service` where it is gone */
async function serviceFor({ service }: Sender, { stores }: Parts): Promise<string> {
  const current = (await currentService(stores)) ?? '';
  // Without any, what needs one says so.
  if (service === undefined || service === current || current === '') return current;
  if (Object.hasOwn(await stores.services.get(), service)) return service;
  throw new AppError({ code: 'other_service', outcome: 'none' });
}

/** Ends all work, makes a change to what is stored, and only then lets other work begin. */
type Replace = (change: () => Promise<void>) => Promise<void>;

interface ConnectionsParts {
  replace: Replace;
  memory: WorkerMemory;
  /** An attempt to connect ends with it. */
  scope: () => Scope;
}

/** An attempt to connect counts its requests by itself, in memory. */
function clientOfAttempt(scope: Scope, credentials: Credentials) {
  const items = { budget: memoryOf({}), shortUrlBudget: memoryOf({}) };
  return createClient({
    fetch: scopedFetch(globalThis.fetch, scope),
    now: Date.now,
    credentials: async () => credentials,
    permitted: isPermitted,
    online,
    budgets: composeBudgets(items, scopedWait(scope))(credentials.address),
  });
}

/** Connections outlast scopes, so they reach their stores by themselves. */
const composeConnections = ({ replace, memory, scope }: ConnectionsParts): Connections =>
  createConnections({
    callWith: (credentials) => clientOfAttempt(scope(), credentials),
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
      change: changeService,
      remove: async (id) => {
        const removed = replace(async () => {
          await removeService(id);
          await memory.keepOf((await listServices()).map((service) => service.id));
        });
        await ignoreFailure(removed);
        // Also where the first try gave nothing back.
        const kept = await keepNeededOrigins();
        await removed;
        return kept;
      },
    },
    keepOrigins: keepNeededOrigins,
    now: Date.now,
  });
