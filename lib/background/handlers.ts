import { saveQrCode } from '@/lib/account/account';
import { isPrivate } from '@/lib/messages/bus';
import type { Handlers } from '@/lib/messages/server';
import { AppError } from '@/lib/model/errors';
import {
  type ChangeName,
  type Input,
  type ReadName,
  isChange,
  isRead,
} from '@/lib/operations/operations';
import { isOpenedPopup } from '@/lib/platform/pages';
import { withPreferences } from '@/lib/rules/preferences';
import { withLook } from '@/lib/rules/qr-look';
import { expectedTime } from '@/lib/runs/remaining-time';

import { connectionHandlers } from './connection-handlers';
import { awaitTabs, shortenPendingTabs } from './execute-command';
import { updateButton, withdrawFeedback } from './feedback';
import { libraryHandlers } from './library-handlers';
import { linkHandlers } from './link-handlers';
import { requireFeature, requireUnlocked } from './managed-limits';
import type { PartsOfService, SomeHandlers } from './parts';
import { readPopupState } from './popup-state';

const jobHandlers = {
  'job.get': async ({ jobs }, { id }) => jobs.get(id),
  'job.stop': async ({ jobs }, { id }) => jobs.stop(id),
  'job.resume': async ({ jobs }, { id }) => jobs.resume(id),
  'job.dismiss': async (parts, { id }) => {
    await parts.jobs.dismiss(id);
    await Promise.all([updateButton(parts), withdrawFeedback(id)]);
    return null;
  },
} satisfies SomeHandlers;

const bulkHandlers = {
  'bulk.begin': async ({ bulk, stores }, asked, sender) => {
    // A list is remembered until it is dismissed, and what it makes even longer.
    if (isPrivate(sender)) throw invalid({ problem: 'bulk_private' });
    await requireFeature(stores, 'bulk');
    return bulk.begin({ ...asked, ...(stores.id && { service: stores.id }) });
  },
  'bulk.estimate': async ({ budgets }, requests) => {
    const [links, filings] = await Promise.all([budgets.links.view(), budgets.account.view()]);
    return expectedTime(requests, { links, filings });
  },
  'bulk.get': async ({ bulk }) => bulk.get(),
  'bulk.pause': async ({ bulk }, { id }) => bulk.pause(id),
  'bulk.resume': async ({ bulk }, { id }) => bulk.resume(id),
  'bulk.retry': async ({ bulk }, { id }) => bulk.retry(id),
  'bulk.enterPassword': async ({ bulk }, { id, password }) => bulk.enterPassword(id, password),
  'bulk.leaveOut': async ({ bulk }, { id }) => bulk.leaveOut(id),
  'bulk.dismiss': async ({ bulk }, { id }) => {
    await bulk.dismiss(id);
    return null;
  },
  'bulk.results': async ({ bulk }, { id, from, count }) => bulk.results(id, from, count),
} satisfies SomeHandlers;

const accountHandlers = {
  'account.known': async ({ account }, { operation, input }) =>
    account.known(named(operation, isRead), inputOf<ReadName>(input)),
  'account.read': async ({ account }, { operation, input, within }) =>
    account.read(named(operation, isRead), inputOf<ReadName>(input), within),
  'account.change': async ({ account, stores }, { operation, input }) => {
    if (operation === 'deleteLink') await requireFeature(stores, 'deleteLinks');
    return account.change(named(operation, isChange), inputOf<ChangeName>(input));
  },
  'budget.get': async ({ budgets }) => budgets.account.view(),
  'qr.save': async ({ account }, code) => saveQrCode(account, code),
  'qr.looks': async ({ stores }, { code }) => {
    const { last = null, presets = [], codes = {} } = (await stores.qrLooks.get()) ?? {};
    return { look: codes[code ?? ''] ?? last, presets };
  },
  'qr.saveLook': async ({ stores }, asked, sender) => {
    if (!isPrivate(sender)) await stores.qrLooks.set(withLook(await stores.qrLooks.get(), asked));
    return null;
  },
  'qr.picture': async ({ account }, { link }) => account.picture(link),
} satisfies SomeHandlers;

export const handlers: Handlers<PartsOfService> = {
  'popup.open': async (parts, _nothing, sender) => readPopupState(parts, isOpenedPopup(sender)),
  'draft.save': async ({ stores }, { tabId, page, draft }) => {
    await stores.drafts.save(tabId, { page, service: stores.id, draft });
    return null;
  },
  'preferences.get': async ({ stores }) => stores.preferences.get(),
  'preferences.save': async ({ stores }, changes) => {
    await requireUnlocked(stores, changes);
    return stores.preferences.update((before) => withPreferences(before, changes));
  },
  'managed.get': async ({ stores }) => stores.managed.get(),
  'tabs.await': async ({ stores }, { windowId }, sender) => {
    await awaitTabs(stores, { windowId, private: isPrivate(sender) });
    return null;
  },
  'tabs.shorten': async (parts, { windowId }) => {
    await shortenPendingTabs(parts, windowId);
    return null;
  },
  ...connectionHandlers,
  ...accountHandlers,
  ...linkHandlers,
  ...libraryHandlers,
  ...jobHandlers,
  ...bulkHandlers,
};

/** Any operation can be asked for by a message, which carries names and inputs without their types. */
function named<N extends string>(operation: string, is: (name: string) => name is N): N {
  if (is(operation)) return operation;
  throw invalid({ operation });
}

const invalid = (what: { operation: string } | { problem: 'bulk_private' }): AppError =>
  new AppError({ code: 'invalid_input', ...what, outcome: 'none' });

/** The client parses every input with the schema of its operation before anything is sent. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a message carries it without its type
const inputOf = <N extends ReadName | ChangeName>(input: unknown): Input<N> => input as Input<N>;
