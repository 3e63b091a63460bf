import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fromTabs } from '@/components/options/bulk/read-text';
import type { OptionsServices } from '@/components/ui/services';
import {
  awaitTabs,
  createExecuteCommand,
  shortenPendingTabs,
} from '@/lib/background/execute-command';
import type { PartsOfService } from '@/lib/background/parts';
import type { PendingTabs } from '@/lib/model/stored-data';

import { sampleConnection } from '../../fixtures/connection';
import { handlersWith } from './handlers-of';

const allowed = vi.hoisted(() => ({ tabs: false }));

vi.mock('@/lib/platform/pages', () => ({ openPopup: async () => undefined }));
vi.mock('@/lib/platform/permissions', () => ({ hasPermission: async () => allowed.tabs }));
vi.mock('@/lib/platform/tabs', () => ({
  tabsOfWindow: async () => [{ url: 'https://news.example/a', title: 'A' }],
}));

beforeEach(() => {
  allowed.tabs = false;
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => void vi.useRealTimers());

const connection = sampleConnection();
const service = { id: connection.id, connection, inUse: true };

/** A background in which the entry for all tabs was pressed, so that the popup asks for the permission. */
async function asking() {
  const begun: object[] = [];
  let pending: PendingTabs | null = null;
  const parts = {
    connections: { services: { list: async () => [service] } },
    stores: {
      pendingTabs: {
        set: async (value: PendingTabs | null) => void (pending = value),
        update: async (change: (value: PendingTabs | null) => PendingTabs | null) =>
          void (pending = change(pending)),
      },
    },
    popupRequests: { put: () => undefined },
    jobs: {
      run: async (job: object) => void begun.push(job),
    },
  } as unknown as PartsOfService;
  const place = { tabId: 3, windowId: 1, page: null, private: false };
  await createExecuteCommand(() => parts)({ kind: 'shorten_tabs' }, place);
  return { parts, begun };
}

const asked = { windowId: 1, private: false };
const refused = { windowId: null, private: false };

test.each([
  ['in answer to the question', [asked], 60_000, 1],
  ['although the answer was no before', [asked, refused], 0, 0],
  ['although nobody pressed the button that asks', [], 0, 0],
  ['much later', [asked], 600_000, 0],
])('tabs are shortened once, as asked for, where they may be seen %s', async (...row) => {
  const [, questions, pause, times] = row;
  const { parts, begun } = await asking();
  for (const question of questions) await awaitTabs(parts.stores, question);
  allowed.tabs = true;
  vi.advanceTimersByTime(pause);
  await shortenPendingTabs(parts);
  await shortenPendingTabs(parts);
  expect(begun).toHaveLength(times);
});

test.each([
  ['however long the answer took', 1, 600_000, 1],
  ['and no other window', 2, 0, 0],
])('the popup that asked has its own window shortened %s', async (_, windowId, pause, times) => {
  const { parts, begun } = await asking();
  await awaitTabs(parts.stores, asked);
  allowed.tabs = true;
  vi.advanceTimersByTime(pause);
  const { 'tabs.shorten': shorten } = handlersWith(parts);
  // The browser's word comes first.
  if (pause > 0) await shortenPendingTabs(parts);
  await shorten({ windowId });
  await shorten({ windowId });
  expect(begun).toHaveLength(times);
});

test('the window waits for the permission, however often it is too early', async () => {
  const { parts, begun } = await asking();
  await awaitTabs(parts.stores, asked);
  await shortenPendingTabs(parts);
  expect(begun).toEqual([]);
  allowed.tabs = true;
  await shortenPendingTabs(parts, 1);
  expect(begun).toHaveLength(1);
});

test('a list that takes the tabs of a window is no answer to what the popup asked', async () => {
  const { parts, begun } = await asking();
  await awaitTabs(parts.stores, asked);
  const did: string[] = [];
  const services = {
    isPrivate: false,
    requestPermission: async () => did.push('asked') === 0,
    send: async (name: string, input: typeof refused) => {
      did.push(name);
      await awaitTabs(parts.stores, input);
    },
  } as unknown as OptionsServices;
  await fromTabs(services);
  allowed.tabs = true;
  await shortenPendingTabs(parts);
  expect(begun).toEqual([]);
  // A click does not stay fresh.
  expect(did).toEqual(['asked', 'tabs.await']);
});
