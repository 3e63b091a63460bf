import type { ServiceColor } from './connection';
import type { LinkRecord } from './link';
import type { Preferences } from './preferences';
import type { ServicePreferences } from './service';

export const exportFormat = { format: 'curtail', version: 1 } as const;

/** API key and extra headers: AES-256-GCM under a key from PBKDF2 with SHA-256; bytes in base64. */
export interface SealedKey {
  cipher: 'AES-GCM';
  derivation: 'PBKDF2-SHA-256';
  iterations: number;
  salt: string;
  iv: string;
  /** The ciphertext, then its tag of 16 bytes. */
  data: string;
}

export interface ExportedService {
  id: string;
  address: string;
  /** Null where key and headers did not go along. */
  key: SealedKey | null;
  name?: string;
  color?: ServiceColor;
  pageHosts?: string[];
  accountName: string | null;
  lastDomain: string | null;
  shortHosts: string[];
}

type LaterPreference = 'theme' | 'tagCase' | 'tagBlanks' | 'tagTemplates' | 'tagValues';

/**
 * Without `shortHosts`, by which a file could make Curtail take links on any host for the user's own. Files of an earlier version
 * lack what came later.
 */
export type ExportedPreferences = Omit<Preferences, keyof ServicePreferences | LaterPreference> &
  Partial<Pick<Preferences, LaterPreference>>;

export interface ExportHead {
  format: 'curtail';
  version: 1;
  exportedAt: string;
  preferences: ExportedPreferences | null;
  services: ExportedService[];
}

export interface ExportFile extends ExportHead {
  links: LinkRecord[];
}

export interface ImportProblem {
  /** `foreign`: not a file of Curtail; `older`, `newer`: an unknown version. */
  kind: 'foreign' | 'older' | 'newer' | 'damaged';
  /** Such as `preferences.menu`; within the link for a link, blank for the whole file. */
  path: string;
  /** Index among the links that were passed; null for anything else. */
  link: number | null;
}

export interface ImportedLinks {
  added: number;
  known: number;
}
