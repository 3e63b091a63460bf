import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  awaitTabs,
  createExecuteCommand,
  shortenPendingTabs,
} from '@/lib/background/execute-command';
import type { Parts } from '@/lib/background/parts';
import type { PendingTabs } from '@/lib/model/stored-data';

import { sampleConnection } from '../../fixtures/connection';

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

/** A background in which the entry for all tabs was pressed, so that the popup asks for the permission. */
async function asking() {
  const begun: object[] = [];
  let pending: PendingTabs | null = null;
  const parts = {
    connections: { get: async () => sampleConnection(), services: { list: async () => [] } },
    stores: {
      pendingTabs: {
        set: async (value: PendingTabs | null) => void (pending = value),
        update: async (change: (value: PendingTabs | null) => null) =>
          void (pending = change(pending)),
      },
    },
    popupRequests: { put: () => undefined },
    jobs: { begin: async (job: object) => void begun.push(job) },
  } as unknown as Parts;
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
  for (const question of questions) await awaitTabs(parts, question);
  allowed.tabs = true;
  vi.advanceTimersByTime(pause);
  await shortenPendingTabs(parts);
  await shortenPendingTabs(parts);
  expect(begun).toHaveLength(times);
});

test('a window that was kept by an older version, which told no time, is not shortened', async () => {
  const { parts, begun } = await asking();
  await parts.stores.pendingTabs.set(asked);
  allowed.tabs = true;
  await shortenPendingTabs(parts);
  expect(begun).toEqual([]);
});
