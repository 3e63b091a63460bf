import { type BudgetState, budgetState } from '@/lib/model/account';
import { type Bulk, bulk } from '@/lib/model/bulk';
import { type Job, job } from '@/lib/model/job';
import { type LinksSync, linksSync } from '@/lib/model/link-query';
import {
  type KeptDraft,
  type PopupSnapshot,
  keptDraft,
  popupSnapshot,
} from '@/lib/model/popup-state';
import { defaultPreferences, preferenceChanges } from '@/lib/model/preferences';
import { type Service, service } from '@/lib/model/service';
import { type Intent, intent } from '@/lib/model/shorten';
import { type PendingTabs, pendingTabs } from '@/lib/model/stored-data';
import { z } from '@/lib/model/z';
import { fieldsThatDiffer } from '@/lib/rules/managed';

import { managedPreferences } from './managed';
import { draftsPlace, messagesPlace, popupSnapshotPlace } from './popup-snapshot';
import { storedItem } from './stored-item';
import { fieldsShape, listShape, mapShape } from './stored-shape';

/** The services that are connected, by their ids; their API keys are encrypted (`sealing-key.ts`). */
export const servicesItem = storedItem<Record<string, Service>>({
  key: 'local:services',
  version: 1,
  shape: mapShape(service),
});

/** The id of the service that was chosen last; where that is gone, another one is used (`currentOf`). */
export const currentItem = storedItem<string | null>({
  key: 'local:current',
  version: 1,
  schema: () => z.nullable(z.string()),
  fallback: null,
});

/** The key to the API keys, as bytes, where no database can be had (`sealing-key.ts`). In memory only (`session`). */
export const sealingKeyItem = storedItem<number[] | null>({
  key: 'session:sealingKey',
  version: 1,
  schema: () => z.nullable(z.array(z.number())),
  fallback: null,
});

/** The preferences in effect: what an organization set stands below and above what the person chose, which alone is stored. */
export const preferencesItem = managedPreferences(
  storedItem({
    key: 'local:preferences',
    version: 2,
    shape: fieldsShape(preferenceChanges),
    // The first version stored every preference as soon as one was changed.
    migrations: { 1: (all) => Object.fromEntries(fieldsThatDiffer(all ?? {}, defaultPreferences)) },
  }),
);

/** What the popup draws its first frame from; null where nothing is connected. */
export const popupSnapshotItem = storedItem<PopupSnapshot | null>({
  ...popupSnapshotPlace,
  schema: () => z.nullable(popupSnapshot()),
  fallback: null,
});

/** By tab id. In memory only (`session`), as a draft may hold a password that was typed. */
export const draftsItem = storedItem<Record<string, KeptDraft>>({
  ...draftsPlace,
  shape: mapShape(keptDraft),
});

/** Messages of the catalogue that a popup read. Pages keep them; the background lets go of them with everything else. */
const messagesItem = storedItem<Record<string, string>>({
  ...messagesPlace,
  schema: () => z.record(z.string(), z.string()),
  fallback: {},
});

/** Fingerprints of short URLs made in private windows since the browser was started. In memory only (`session`). */
export const privateLinksItem = storedItem<string[]>({
  key: 'session:privateLinks',
  version: 1,
  schema: () => z.array(z.string()),
  fallback: [],
});

/** Creates that were sent, without a known outcome yet, by page and attempt. On disk, as a crash must not lose one. */
export const intentsItem = storedItem<Record<string, Intent>>({
  key: 'local:intents',
  version: 1,
  shape: mapShape(intent),
});

/** What is left of the account API's rate limit, by service. The worker dies between requests; the service's window does not. */
export const budgetItem = storedItem<Record<string, BudgetState>>({
  key: 'session:budget',
  version: 1,
  shape: mapShape(budgetState),
});

/** The rate-limit budget of the short-URL API, by service; empty as long as no answer named a limit. */
export const shortUrlBudgetItem = storedItem<Record<string, BudgetState>>({
  key: 'session:shortUrlBudget',
  version: 1,
  shape: mapShape(budgetState),
});

/** Links made without the popup, newest first, as long as they are under way or something about them is left to tell. */
export const jobsItem = storedItem<Job[]>({
  key: 'local:jobs',
  version: 1,
  shape: listShape(job),
});

/** Ids of the jobs begun since the browser was started: only those go on by themselves. */
export const begunJobsItem = storedItem<string[]>({
  key: 'session:begunJobs',
  version: 1,
  schema: () => z.array(z.string()),
  fallback: [],
});

/** The window of which the tabs are shortened as soon as the browser lets them be seen. */
export const pendingTabsItem = storedItem<PendingTabs | null>({
  key: 'session:pendingTabs',
  version: 1,
  schema: () => z.nullable(pendingTabs()),
  fallback: null,
});

/** What the browser's menus were last made of since it was started, as text; null when they were not. */
export const menusItem = storedItem<string | null>({
  key: 'session:menus',
  version: 1,
  schema: () => z.nullable(z.string()),
  fallback: null,
});

/** When the links of each service were last brought together with those that it lists, since the browser was started. */
export const linksSyncItem = storedItem<Record<string, LinksSync>>({
  key: 'session:linksSync',
  version: 1,
  shape: mapShape(linksSync),
});

/** The bulk job under way, or the last one until it is dismissed; its rows are in the store of bulk rows. */
export const bulkItem = storedItem<Bulk | null>({
  key: 'local:bulk',
  version: 1,
  schema: () => z.nullable(bulk()),
  fallback: null,
});

/** The key to the passwords of its rows, in base64. In memory only (`session`): with it, what is on disk could be read. */
export const bulkKeyItem = storedItem<string | null>({
  key: 'session:bulkKey',
  version: 1,
  schema: () => z.nullable(z.string()),
  fallback: null,
});

/** The key of the rows of the bulk job, as its bytes: only where it is do its rows mean anything. */
export const bulkRowKeyItem = storedItem<number[] | null>({
  key: 'local:bulkRowKey',
  version: 1,
  schema: () => z.nullable(z.array(z.number())),
  fallback: null,
});

/** The day, as `YYYY-MM-DD`, on which links that expire soon were last announced; blank for never. */
export const expiryNoteItem = storedItem<string>({
  key: 'local:expiryNote',
  version: 1,
  schema: () => z.string(),
  fallback: '',
});

/** Everything is being forgotten; the next worker ends what this one left. */
export const forgettingItem = storedItem<boolean>({
  key: 'local:forgetting',
  version: 1,
  schema: () => z.boolean(),
  fallback: false,
});

/** Every stored item there is, but for the word that they are being forgotten. */
export const allItems = [
  servicesItem,
  currentItem,
  sealingKeyItem,
  preferencesItem,
  popupSnapshotItem,
  draftsItem,
  messagesItem,
  privateLinksItem,
  intentsItem,
  budgetItem,
  shortUrlBudgetItem,
  jobsItem,
  begunJobsItem,
  pendingTabsItem,
  menusItem,
  linksSyncItem,
  bulkItem,
  bulkKeyItem,
  bulkRowKeyItem,
  expiryNoteItem,
];
