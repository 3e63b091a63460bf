import { budgetState, type BudgetState } from '@/lib/contract/budget-state';
import { connection, type Connection } from '@/lib/contract/connection';
import { keptDraft, type KeptDraft } from '@/lib/contract/draft';
import { linkNumbering, type LinkNumbering } from '@/lib/contract/filing';
import { intent, type Intent } from '@/lib/contract/intent';
import { defaultPreferences, preferences, type Preferences } from '@/lib/contract/preferences';
import { z } from '@/lib/contract/z';

import { storedItem } from './stored-item';

/** The connection, the only stored item that holds the key. */
export const connectionItem = storedItem<Connection | null>({
  key: 'local:connection',
  version: 1,
  schema: z.nullable(connection),
  fallback: null,
});

export const preferencesItem = storedItem<Preferences>({
  key: 'local:preferences',
  version: 1,
  schema: preferences,
  fallback: defaultPreferences,
});

/** Hosts of the account's branded domains as last listed. */
export const domainsItem = storedItem<string[]>({
  key: 'local:domains',
  version: 1,
  schema: z.array(z.string()),
  fallback: [],
});

/** By tab id. In memory only (`session`), as a draft may hold a password that was typed. */
export const draftsItem = storedItem<Record<string, KeptDraft>>({
  key: 'session:drafts',
  version: 1,
  schema: z.record(z.string(), keptDraft),
  fallback: {},
});

/** Creates that were sent and whose outcome is not known yet, by page key. On disk, as a crash must not lose one. */
export const intentsItem = storedItem<Record<string, Intent>>({
  key: 'local:intents',
  version: 1,
  schema: z.record(z.string(), intent),
  fallback: {},
});

/** What is left of the account API's rate limit. The worker dies between requests; the service's window does not. */
export const budgetItem = storedItem<BudgetState | null>({
  key: 'session:budget',
  version: 1,
  schema: z.nullable(budgetState),
  fallback: null,
});

/** Whether the account API of the connected service knows links by the numbers that they were made with. */
export const numberingItem = storedItem<LinkNumbering>({
  key: 'local:numbering',
  version: 1,
  schema: linkNumbering,
  fallback: 'unknown',
});

/** Every stored item there is. */
export const allItems = [
  connectionItem,
  preferencesItem,
  domainsItem,
  draftsItem,
  intentsItem,
  budgetItem,
  numberingItem,
];
