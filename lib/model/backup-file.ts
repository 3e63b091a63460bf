import type { ServiceColor } from './connection';
import type { LinkRecord } from './link';
import type { Preferences } from './preferences';
import type { ServicePreferences } from './service';

/** The name by which an exported file is known, and the version of its shape. */
export const exportFormat = { format: 'curtail', version: 1 } as const;

/** API key and extra headers: AES-256-GCM under a key from PBKDF2 with SHA-256; all bytes in base64. */
export interface SealedKey {
  cipher: 'AES-GCM';
  derivation: 'PBKDF2-SHA-256';
  iterations: number;
  /** 16 bytes or more. */
  salt: string;
  /** 12 bytes. */
  iv: string;
  /** The ciphertext, then its tag of 16 bytes. */
  data: string;
}

/** A service as it is exported. */
export interface ExportedService {
  /** What its links name as their service: its address, and for a second account there the account as well. */
  id: string;
  /** Base address without a trailing slash. */
  address: string;
  /** Null where the key and the headers did not go along. */
  key: SealedKey | null;
  name?: string;
  color?: ServiceColor;
  pageHosts?: string[];
  accountName: string | null;
  lastDomain: string | null;
  /** Taken over with a service that is connected from the file alone, and shown before: links on them count as the service's. */
  shortHosts: string[];
}

/**
 * What was chosen, without what belongs to a service. `shortHosts` above all must not come to a service that is connected already:
 * a file could make Curtail take links on any host for the person's own.
 */
export type ExportedPreferences = Omit<Preferences, keyof ServicePreferences>;

export interface ExportHead {
  format: typeof exportFormat.format;
  version: typeof exportFormat.version;
  /** ISO 8601, UTC. */
  exportedAt: string;
  /** Null where they were not exported. */
  preferences: ExportedPreferences | null;
  /** The current one first. */
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
  /** Its index among the links that were passed; null for anything else. */
  link: number | null;
}

export interface ImportedLinks {
  added: number;
  /** Known before, and left unchanged. */
  known: number;
}
