import { saveQrCode } from '@/lib/account/save-qr-code';
import type { Handlers } from '@/lib/messages/server';
import { reachOnly } from '@/lib/platform/permissions';
import { qrCode } from '@/lib/qr/qr-code';
import { forgetEverything } from '@/lib/storage/forget-everything';
import { numberingItem, preferencesItem } from '@/lib/storage/items';

import { accountMessages } from './account-messages';
import type { Parts } from './compose';
import { readPopupState } from './read-popup-state';
import { recheck } from './recheck';
import { refreshDomains } from './refresh-domains';
import { shorten } from './shorten';

/** What the background does for each message: one line where it can be, and never more than handing on. */
export function createHandlers(parts: Parts): Handlers {
  const { account, budget, links, connections, drafts, fileLink } = parts;
  return {
    'popup.open': async () => readPopupState(parts),
    'draft.save': async ({ tabId, page, draft }) => {
      await drafts.save(tabId, { page, draft });
      return null;
    },
    'link.shorten': async (request) => shorten(parts, request),
    'link.recheck': async (request) => recheck(parts, request),
    'link.switchOff': async ({ shortUrl }) => links.switchOff(shortUrl),
    'link.switchOn': async ({ shortUrl }) => links.switchOn(shortUrl),
    'alias.check': async ({ alias, domain }) => links.checkAlias(alias, domain),
    'domains.refresh': async () => refreshDomains(account),
    'qr.draw': async ({ text }) => qrCode(text),
    'connection.get': async () => connections.get(),
    'connection.connect': async ({ address, key }) => connections.connect({ address, key }),
    'connection.revoke': async () => {
      // First of all, so that a connection being made does not come back after the data is gone.
      await connections.revoke();
      await forgetEverything();
      await reachOnly(null);
      return null;
    },
    'preferences.get': async () => preferencesItem.get(),
    'preferences.save': async (changes) =>
      preferencesItem.update((before) => ({ ...before, ...changes })),
    ...accountMessages(account),
    'budget.get': async () => budget.view(),
    'link.file': async (request) => fileLink(request),
    'link.numbering': async () => numberingItem.get(),
    'qr.save': async (code) => saveQrCode(account, code),
    'qr.picture': async ({ link }) => account.picture(link),
  };
}
