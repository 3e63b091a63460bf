import { budgetState } from '@/lib/model/account';
import { linksSync } from '@/lib/model/link-query';
import { keptDraft, popupSnapshot } from '@/lib/model/popup-state';
import { preferenceChanges } from '@/lib/model/preferences';
import { qrLooks } from '@/lib/model/qr-look';
import { job, run } from '@/lib/model/run';
import { service } from '@/lib/model/service';
import { intent } from '@/lib/model/shorten';
import { pendingTabs } from '@/lib/model/stored-data';
import { type Schema, z } from '@/lib/model/z';

import { managedPreferences } from './managed';
import { popupKeys } from './popup-snapshot';
import type { StorageKey } from './storage-area';
import { storedItem } from './stored-item';
import { fieldsShape, listShape, mapShape } from './stored-shape';

const itemOf = <T>(key: StorageKey, schema: Schema<T>) =>
  storedItem<T | null>(key, { schema: () => z.nullable(schema()), fallback: null });

const mapOf = <T>(key: StorageKey, entry: Schema<T>) => storedItem(key, mapShape(entry));

/** By their ids; their API keys are encrypted (`sealing-key.ts`). */
export const servicesItem = mapOf('local:services', service);

/** The id of the service chosen last; where that is gone, another one is used (`currentOf`). */
export const currentItem = itemOf('local:current', z.string);

/** The key to the API keys where no database can be had (`sealing-key.ts`). */
export const sealingKeyItem = itemOf('session:sealingKey', () => z.array(z.number()));

export const preferencesItem = managedPreferences(
  storedItem('local:preferences', fieldsShape(preferenceChanges)),
);

/** By service. */
export const qrLooksItem = mapOf('local:qrLooks', qrLooks);

export const popupSnapshotItem = itemOf(popupKeys.snapshot, popupSnapshot);

/** By tab id. In memory only, as a draft may hold a password. */
export const draftsItem = mapOf(popupKeys.drafts, keptDraft);

// A popup's page reads and writes these; the item forgets them with all others.
mapOf(popupKeys.messages, z.string);

/** By service, page and attempt. On disk, as a crash must not lose one. */
export const intentsItem = mapOf('local:intents', intent);

/** The account API's, by service. The worker dies between requests; the service's window does not. */
export const budgetItem = mapOf('session:budget', budgetState);

/** Empty as long as no answer named a limit. */
export const shortUrlBudgetItem = mapOf('session:shortUrlBudget', budgetState);

export const jobsItem = storedItem('local:jobs', listShape(job));

export const pendingTabsItem = itemOf('session:pendingTabs', pendingTabs);

export const menusItem = itemOf('session:menus', z.string);

export const linksSyncItem = mapOf('session:linksSync', linksSync);

export const runsItem = mapOf('local:runs', run);

/** The passwords of their rows, by run and place; blank for none. In memory only (`session`). */
export const rowPasswordsItem = mapOf('session:rowPasswords', () => z.array(z.string()));

/** The day on which links that expire soon were last announced, `YYYY-MM-DD`; blank for never. */
export const expiryNoteItem = storedItem('local:expiryNote', { schema: z.string, fallback: '' });

/** Everything is being forgotten; the next worker ends what this one left. */
export const forgettingItem = storedItem('local:forgetting', {
  schema: z.boolean,
  fallback: false,
});
