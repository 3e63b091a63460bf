import { createQueue, ignoreFailure } from '@/lib/async/queue';
import { closedTabsSwitch } from '@/lib/platform/tabs';
import { drafts, onDraftsChange } from '@/lib/storage/drafts';

import type { Stores } from './stores';

/**
 * Forgets a tab's draft, which may hold a password, as soon as the tab is closed. Whoever listens to closed tabs is woken for
 * each of them, so that is left alone as long as there is no draft. At the start it is not: it may be what the worker was woken for.
 * @param connected the drafts as the connection of this moment may change them
 * @returns looks whether there is a draft
 */
export function forgetDraftsWithTabs(
  connected: () => Pick<Stores['drafts'], 'forget'>,
): () => Promise<void> {
  const enqueue = createQueue();
  const listen = closedTabsSwitch((tabId) => void ignoreFailure(connected().forget(tabId)));
  const look = async (): Promise<void> =>
    enqueue(async () => listen(await drafts.exist().catch(() => true)));
  listen(true);
  onDraftsChange(() => void look());
  return look;
}
