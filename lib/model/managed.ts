import type { Preferences } from './preferences';

/** What an organization can disable; `otherServices`: connecting to any address but its own. */
export const managedFeatures = ['bulk', 'backupExport', 'deleteLinks', 'otherServices'] as const;

export type ManagedFeature = (typeof managedFeatures)[number];

/** All but what belongs to one service. */
export type ManagedPreferences = Partial<Omit<Preferences, 'lastDomain' | 'shortHosts'>>;

/** What an organization set for its people, by a policy of the browser. It holds no key. */
export interface ManagedSettings {
  /** The service's base address; null where none is set. */
  address: string | null;
  /** What the service is called, in place of its host. */
  name: string | null;
  /** Taken where the person chose nothing. */
  defaults: ManagedPreferences;
  /** Taken whatever the person chose. */
  locked: ManagedPreferences;
  disabled: readonly ManagedFeature[];
  /** Where in the settings something stands that cannot be read, such as `locked.menu`. It is left out. */
  unread: readonly string[];
}
