import type { Preferences } from './preferences';
import type { ServicePreferences } from './service';

/** What an organization can disable; `otherServices`: connecting to any address but its own. */
export const managedFeatures = ['bulk', 'backupExport', 'deleteLinks', 'otherServices'] as const;

export type ManagedFeature = (typeof managedFeatures)[number];

export type ManagedPreferences = Partial<Omit<Preferences, keyof ServicePreferences>>;

/** By a policy of the browser, without a key: `defaults` below the user's choice, `locked` above it. */
export interface ManagedSettings {
  address: string | null;
  name: string | null;
  defaults: ManagedPreferences;
  locked: ManagedPreferences;
  disabled: readonly ManagedFeature[];
  unread: readonly string[];
}
