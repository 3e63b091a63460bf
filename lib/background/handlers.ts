import { saveQrCode } from '@/lib/account/account';
import { type Sender, isPrivate } from '@/lib/messages/bus';
import type { Handlers } from '@/lib/messages/server';
import type { ConnectionStatus, ConnectionView } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import {
  type ChangeName,
  type Input,
  type ReadName,
  isChange,
  isRead,
} from '@/lib/operations/operations';
import { isOpenedPopup } from '@/lib/platform/pages';
import { removeOptionalPermissions } from '@/lib/platform/permissions';
import { withPreferences } from '@/lib/rules/preferences';
import type { Jobs } from '@/lib/runs/jobs';
import { expectedTime } from '@/lib/runs/remaining-time';
import { viewOf } from '@/lib/services/list';

import { awaitTabs, shortenPendingTabs } from './execute-command';
import { updateButton, withdrawFeedback } from './feedback';
import { backupHandlers, libraryHandlers, refreshDomains } from './library-handlers';
import { linkHandlers } from './link-handlers';
import { requireFeature, requireUnlocked } from './managed-limits';
import type { Parts, PartsOfService } from './parts';
import { refreshPopupSnapshot } from './popup-snapshot';
import { readPopupState } from './popup-state';

/** What the background does for each message: one line where it can be, and never more than handing on. */
export function createHandlers(parts: PartsOfService, now: () => Parts): Handlers {
  const { budgets, jobs, stores } = parts;
  return {
    'popup.open': async (_nothing, sender = {}) => readPopupState(parts, isOpenedPopup(sender)),
    'draft.save': async ({ tabId, page, draft }) => {
      await stores.drafts.save(tabId, { page, service: stores.id, draft });
      return null;
    },
    'domains.refresh': async () => refreshDomains(parts),
    ...connectionHandlers(parts),
    'connection.revoke': async () => revoke(parts, now),
    ...serviceHandlers(parts, now),
    ...preferenceHandlers(stores),
    ...accountHandlers(parts),
    'budget.get': async () => budgets.account.view(),
    ...linkHandlers(parts),
    ...jobHandlers(jobs),
    ...libraryHandlers(parts),
    'bulk.estimate': async (requests) => {
      const [links, filings] = await Promise.all([budgets.links.view(), budgets.account.view()]);
      return expectedTime(requests, { links, filings });
    },
    ...bulkHandlers(parts),
    ...backupHandlers(parts),
    'tabs.await': async ({ windowId }, sender) => {
      await awaitTabs(parts, { windowId, private: isPrivate(sender) });
      return null;
    },
    'tabs.shorten': async ({ windowId }) => {
      await shortenPendingTabs(parts, windowId);
      return null;
    },
  };
}

/** The messages about the connection to a service. */
const connectionHandlers = (parts: PartsOfService) =>
  ({
    'connection.get': async () => connectionStatus(parts),
    'connection.check': async () => {
      await parts.checkApis();
      return viewOfConnection(parts);
    },
    'connection.chooseLinkWay': async ({ linksBy }) => {
      await parts.stores.connection.change((known) => ({ ...known, linksBy }));
      // How far a list was read says nothing of the other API's.
      await parts.stores.linksSync.remove();
      return viewOfConnection(parts);
    },
    'connection.connect': async ({ name, color, replaces, ...typed }) =>
      parts.connections.connect(typed, {
        ...(name && { name }),
        ...(color && { color }),
        ...(replaces && { replaces }),
      }),
  }) satisfies Partial<Handlers>;

/**
 * The messages about the services that are connected.
 * @param now the parts that come after those of the service that was in use
 */
const serviceHandlers = ({ connections: { services } }: Parts, now: () => Parts) =>
  ({
    'services.list': async () => services.list(),
    'services.use': async ({ id, popup }) => {
      await services.use(id);
      if (popup !== undefined) {
        // It draws its first frame from what is known of the service in use, and another one is only looked at.
        await refreshPopupSnapshot();
        now().popupRequests.put({ ask: { kind: 'look' }, page: popup });
      }
      return services.list();
    },
    'services.change': async ({ id, ...changes }) => {
      await services.change(id, changes);
      return services.list();
    },
    'services.remove': async ({ id }) => {
      const kept = await services.remove(id);
      // It is gone; what the button said of its jobs is nothing that could have gone wrong with that.
      await updateButton(now().jobs).catch(() => undefined);
      return { kept };
    },
  }) satisfies Partial<Handlers>;

/** The messages about what the person and their organization chose. */
const preferenceHandlers = (stores: PartsOfService['stores']) =>
  ({
    'preferences.get': async () => stores.preferences.get(),
    'preferences.save': async (changes) => {
      await requireUnlocked(stores, changes);
      return stores.preferences.update((before) => withPreferences(before, changes));
    },
    'managed.get': async () => stores.managed.get(),
  }) satisfies Partial<Handlers>;

async function viewOfConnection({
  stores,
}: Pick<PartsOfService, 'stores'>): Promise<ConnectionView | null> {
  const connection = await stores.connection.get();
  return connection && viewOf(connection);
}

/** Decrypts the API key, so only the options page asks; the popup learns of a lost key when it sends a request. */
async function connectionStatus(parts: PartsOfService): Promise<ConnectionStatus | null> {
  const isReadable = parts.credentials().then(
    () => true,
    () => false,
  );
  const connection = await viewOfConnection(parts);
  return connection === null || (await isReadable)
    ? connection
    : { ...connection, keyUnreadable: true };
}

/** The messages by which a page follows what is made without one. */
const jobHandlers = (jobs: Jobs) =>
  ({
    'job.get': async ({ id }) => jobs.get(id),
    'job.stop': async ({ id }) => jobs.stop(id),
    'job.resume': async ({ id }) => jobs.resume(id),
    'job.dismiss': async ({ id }) => {
      await jobs.dismiss(id);
      await Promise.all([updateButton(jobs), withdrawFeedback(id)]);
      return null;
    },
  }) satisfies Partial<Handlers>;

/** The messages by which a page begins and follows a bulk job. */
export const bulkHandlers = ({ bulk, stores }: Pick<PartsOfService, 'bulk' | 'stores'>) =>
  ({
    'bulk.begin': async (asked, sender?: Sender) => {
      // A job is remembered until it is dismissed, and what it makes even longer.
      if (isPrivate(sender)) {
        throw new AppError({ code: 'invalid_input', problem: 'bulk_private', outcome: 'none' });
      }
      await requireFeature(stores, 'bulk');
      return bulk.begin({ ...asked, ...(stores.id && { service: stores.id }) });
    },
    'bulk.get': async () => bulk.get(),
    'bulk.pause': async ({ id }) => bulk.pause(id),
    'bulk.resume': async ({ id }) => bulk.resume(id),
    'bulk.retry': async ({ id }) => bulk.retry(id),
    'bulk.enterPassword': async ({ id, password }) => bulk.enterPassword(id, password),
    'bulk.leaveOut': async ({ id }) => bulk.leaveOut(id),
    'bulk.dismiss': async ({ id }) => {
      await bulk.dismiss(id);
      return null;
    },
    'bulk.results': async ({ id, from, count }) => bulk.results(id, from, count),
  }) satisfies Partial<Handlers>;

/**
 * Takes everything back: the connection, what is remembered, and what the browser was asked to allow.
 * @param now the parts that come after those of the connection
 * @returns what the browser goes on allowing (`removeOptionalPermissions`)
 */
async function revoke({ connections }: Parts, now: () => Parts): Promise<{ kept: string[] }> {
  const revoked = connections.revoke();
  // Nothing is connected any more, even where some of what was stored could not be deleted.
  await revoked.catch(() => undefined);
  // How the button looks is nothing that could have gone wrong with that.
  const [kept] = await Promise.all([
    removeOptionalPermissions(),
    updateButton(now().jobs).catch(() => undefined),
  ]);
  await revoked;
  return { kept };
}

/** The messages of the account screens, by which any operation can be asked for: each is typed again here. */
function accountHandlers({ account, stores }: Pick<PartsOfService, 'account' | 'stores'>) {
  return {
    'account.known': async ({ operation, input }) =>
      account.known(readName(operation), inputOf<ReadName>(input)),
    'account.read': async ({ operation, input, within }) =>
      account.read(readName(operation), inputOf<ReadName>(input), within),
    'account.change': async ({ operation, input }) => {
      if (operation === 'deleteLink') await requireFeature(stores, 'deleteLinks');
      return account.change(changeName(operation), inputOf<ChangeName>(input));
    },
    'qr.save': async (code) => saveQrCode(account, code),
    'qr.picture': async ({ link }) => account.picture(link),
  } satisfies Partial<Handlers>;
}

function readName(name: string): ReadName {
  if (isRead(name)) return name;
  throw new AppError({ code: 'invalid_input', operation: name, outcome: 'none' });
}

function changeName(name: string): ChangeName {
  if (isChange(name)) return name;
  throw new AppError({ code: 'invalid_input', operation: name, outcome: 'none' });
}

/** The client parses every input with the schema of its operation before anything is sent. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a message carries it without its type
const inputOf = <N extends ReadName | ChangeName>(input: unknown): Input<N> => input as Input<N>;
