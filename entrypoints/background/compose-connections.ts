import { createClient } from '@/lib/api/client';
import { createRedirectTargetFinder } from '@/lib/api/find-redirect-target';
import type { Budgets } from '@/lib/background/budgets';
import { accountAnswers } from '@/lib/background/stores';
import { type Connections, createConnections } from '@/lib/connection/connections';
import { type Scope, scopedFetch } from '@/lib/connection/scope';
import { sealApiKey } from '@/lib/connection/sealed-key';
import type { Connection } from '@/lib/model/connection';
import type { KeptDraft } from '@/lib/model/popup-state';
import { forgetEverything } from '@/lib/storage/forget-everything';
import {
  connectionItem,
  domainsItem,
  draftsItem,
  linksSyncItem,
  linkIdMatchItem,
  preferencesItem,
} from '@/lib/storage/items';
import { sealingKeys } from '@/lib/storage/sealing-key';

import { online, isPermitted } from './compose';

/** Ends all that is done for the connection there was, makes a change to what is stored, and only then lets anything else be done. */
export type Replace = (change: () => Promise<void>) => Promise<void>;

interface ConnectionsParts {
  replace: Replace;
  /** Where an attempt to connect belongs to: it ends with that. */
  attemptIn: () => { scope: Scope; budgetsOf: (address: string) => Budgets };
}

const now = Date.now;

/** The connection outlasts what is done for it, so it reaches its stores by itself. */
export const composeConnections = ({ replace, attemptIn }: ConnectionsParts): Connections =>
  createConnections({
    callWith: (credentials) => {
      const { scope, budgetsOf } = attemptIn();
      return createClient({
        fetch: scopedFetch(globalThis.fetch, scope),
        now,
        credentials: async () => credentials,
        permitted: isPermitted,
        online,
        budgets: budgetsOf(credentials.address),
      });
    },
    findRedirectTarget: createRedirectTargetFinder(globalThis.fetch),
    store: {
      get: connectionItem.get,
      set: async (connection) => replace(async () => setConnection(connection)),
      clear: async () => replace(forgetEverything),
    },
    now,
    newId: () => crypto.randomUUID(),
  });

/**
 * What was remembered of another service says nothing of this one. Its links stay, under its name, and so do creates whose outcome
 * is not known.
 */
async function setConnection({ key, ...view }: Connection): Promise<void> {
  // First, as without it nothing can be stored.
  const sealed = await sealApiKey(sealingKeys, { address: view.address, key });
  const before = await connectionItem.get();
  if (before !== null && before.address !== view.address) {
    await Promise.all([
      domainsItem.remove(),
      linkIdMatchItem.remove(),
      draftsItem.update(withoutService),
      preferencesItem.update((preferences) => ({
        ...preferences,
        lastDomain: null,
        shortHosts: [],
      })),
    ]);
  }
  await connectionItem.set({ ...view, key: sealed });
  // Another key may see other things; the answers of the former one are nobody's now, even if they cannot be taken away.
  await Promise.all([accountAnswers.clear(), linksSyncItem.remove()]).catch(() => undefined);
}

/** Domain and folders are the former service's; a folder's number may be another one's on the next. */
const withoutService = (drafts: Record<string, KeptDraft>): Record<string, KeptDraft> =>
  Object.fromEntries(
    Object.entries(drafts).map(([tab, kept]) => [
      tab,
      { ...kept, draft: { ...kept.draft, domain: '', campaign: null, channel: null } },
    ]),
  );
