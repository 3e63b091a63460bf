import type { ConnectionView } from './connection';
import type { LinkRecord } from './link';
import type { Preferences } from './preferences';
import type { ServicePreferences } from './service';

/** The name by which an exported file is known, and the version of its shape. */
export const exportFormat = { format: 'curtail', version: 1 } as const;

/** The API key, and the extra headers, encrypted with a passphrase: AES-256-GCM under a key from PBKDF2 with SHA-256. All bytes are base64. */
export interface SealedKey {
  cipher: 'AES-GCM';
  derivation: 'PBKDF2-SHA-256';
  iterations: number;
  /** 16 bytes or more. */
  salt: string;
  /** 12 bytes. */
  iv: string;
  /** What is encrypted and, at its end, the tag of 16 bytes. */
  data: string;
}

/**
 * A service as it is exported. Its `shortHosts` are taken over with a service that is connected from the file alone, and shown
 * before: links on them count as the service's.
 */
export interface ExportedService
  extends
    Pick<ConnectionView, 'id' | 'address' | 'name' | 'color' | 'pageHosts' | 'accountName'>,
    ServicePreferences {
  /** Null where the key and the headers did not go along. */
  key: SealedKey | null;
}

/**
 * What was chosen, without what belongs to a service. `shortHosts` above all must not come to a service that is connected already:
 * a file could make Curtail take links on any host for the person's own.
 */
export type ExportedPreferences = Omit<Preferences, keyof ServicePreferences>;

/** Everything in an exported file but the links. */
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

/** An exported file, as the JSON in it reads. */
export interface ExportFile extends ExportHead {
  links: LinkRecord[];
}

/** Why a file cannot be imported. */
export interface ImportProblem {
  /** `foreign`: not a file of Curtail. `older`, `newer`: a shape that this version does not read. `damaged`: something in it is not as it should be. */
  kind: 'foreign' | 'older' | 'newer' | 'damaged';
  /** Where in the file, such as `preferences.menu`; of a link, in it. Blank for the whole. */
  path: string;
  /** Which of the links that were handed in, from 0; null where it is about something else. */
  link: number | null;
}

/** What came of adding links from a file. */
export interface ImportedLinks {
  /** Not known before. */
  added: number;
  /** Known before; they stay as they are. */
  known: number;
}
