import type { Parts } from '@/entrypoints/background/compose';
import type { Handlers } from '@/lib/messages/server';
import { isOpenedPopup } from '@/lib/platform/open-popup';
import { qrCode } from '@/lib/qr/qr-code';

import { accountMessages } from './account-handlers';
import { bulkMessages } from './bulk-messages';
import { jobMessages } from './job-messages';
import { libraryMessages } from './library-messages';
import { linkMessages } from './link-messages';
import { movingMessages } from './moving-messages';
import { readPopupState } from './popup-state';
import { refreshDomains } from './refresh-domains';
import { revoke } from './revoke';
import { shortenPendingTabs } from './shorten-tabs';

/** What the background does for each message: one line where it can be, and never more than handing on. */
export function createHandlers(parts: Parts, now: () => Parts): Handlers {
  const { budget, links, connections, jobs, stores } = parts;
  return {
    'popup.open': async (_nothing, _isPrivate, sender = {}) =>
      readPopupState(parts, isOpenedPopup(sender)),
    'draft.save': async ({ tabId, page, draft }) => {
      await stores.drafts.save(tabId, { page, draft });
      return null;
    },
    'domains.refresh': async () => refreshDomains(parts),
    'qr.draw': async ({ text }) => qrCode(text),
    'connection.get': async () => connections.get(),
    'connection.connect': async ({ address, key }) => connections.connect({ address, key }),
    'connection.revoke': async () => revoke(parts, now),
    'preferences.get': async () => stores.preferences.get(),
    'preferences.save': async (changes) =>
      stores.preferences.update((before) => ({ ...before, ...changes })),
    ...accountMessages(parts),
    'budget.get': async () => budget.view(),
    'links.search': async ({ words }) => links.search(words, 100),
    ...linkMessages(parts),
    ...jobMessages(jobs),
    ...libraryMessages(parts),
    ...bulkMessages(parts),
    ...movingMessages(parts),
    'tabs.shorten': async () => {
      await shortenPendingTabs(parts);
      return null;
    },
  };
}
