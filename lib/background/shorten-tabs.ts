import type { Parts } from '@/entrypoints/background/compose';
import type { AskPlace } from '@/lib/model/command';
import type { PendingTabs } from '@/lib/model/pending-tabs';
import { openScreen } from '@/lib/platform/open-screen';
import { mayUse } from '@/lib/platform/permissions';
import { tabsOfWindow } from '@/lib/platform/window-tabs';
import { mostAddresses } from '@/lib/rules/most-addresses';
import { pageProblem } from '@/lib/rules/url/page-problem';

/**
 * Shortens all tabs of a window that can be, or has the permission to see them asked for first.
 * @param askFirst opens the popup, which asks: a worker cannot
 */
export async function shortenTabs(
  parts: Parts,
  { windowId, private: isPrivate }: AskPlace,
  askFirst: (windowId: number) => Promise<void>,
): Promise<void> {
  if (windowId === null) return;
  if ((await parts.connections.get()) === null) return openScreen('connect');
  if (await mayUse('tabs')) return shortenNow(parts, { windowId, private: isPrivate });
  await parts.stores.pendingTabs.set({ windowId, private: isPrivate });
  return askFirst(windowId);
}

/** Goes on with the window that waited for the permission, and comes back when that has begun. Whoever comes first, the popup or the browser's word, does it. */
export async function shortenPendingTabs(parts: Parts): Promise<void> {
  let pending: PendingTabs | null = null;
  await parts.stores.pendingTabs.update((waiting) => {
    pending = waiting;
    return null;
  });
  if (pending !== null && (await mayUse('tabs'))) await shortenNow(parts, pending);
}

async function shortenNow(
  { jobs }: Parts,
  { windowId, private: isPrivate }: PendingTabs,
): Promise<void> {
  const tabs = await tabsOfWindow(windowId);
  const targets = tabs.filter(({ url }) => pageProblem(url) === null);
  const place = { tabId: null, private: isPrivate };
  if (targets.length === 0) await jobs.refuse({ problem: 'no_address', ...place });
  else if (targets.length > mostAddresses)
    await jobs.refuse({ problem: 'too_many_addresses', ...place });
  else await jobs.begin({ targets, domain: null, ...place });
}
