import type { Intent } from '@/lib/contract/intent';
import type { LinkRecord } from '@/lib/contract/link';
import type { Call } from '@/lib/contract/operations';

/** The links made here, by page and by short URL. */
export interface LinkHistory {
  /** All links remembered for a page; its key is `canonicalUrl` (lib/rules) of the links' long URL. */
  find(pageKey: string): Promise<LinkRecord[]>;
  findByShortUrl(shortUrl: string): Promise<LinkRecord | null>;
  /** Adds a link, or replaces the one with the same short URL. */
  save(pageKey: string, link: LinkRecord): Promise<void>;
  /** Puts what `change` makes of a link in its place, losing nothing that is written beside it; null where there is none. */
  update(shortUrl: string, change: (link: LinkRecord) => LinkRecord): Promise<LinkRecord | null>;
  /** Newest first. */
  all(): Promise<LinkRecord[]>;
}

/** Creates without a known outcome, one per page key; what is kept has to survive the death of the worker. */
export interface IntentStore {
  find(pageKey: string): Promise<Intent | null>;
  /** Adds an intent, or replaces the one with the same `url`. */
  save(intent: Intent): Promise<void>;
  remove(pageKey: string): Promise<void>;
}

/** The connected service as far as links are concerned. */
export interface LinkService {
  /** Base address without a trailing slash. */
  address: string;
  /** Hosts of the account's branded domains, as far as they are known. */
  hosts: readonly string[];
}

export interface LinksDependencies {
  call: Call;
  history: LinkHistory;
  intents: IntentStore;
  /** Epoch milliseconds. */
  now: () => number;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** From 0 up to, not including, 1. */
  random: () => number;
  /** Throws `not_connected` where there is none. */
  service: () => Promise<LinkService>;
  /** Who picks the short part when the alias is blank. */
  shortPart: () => Promise<'service' | 'curtail'>;
  /** How many links one attempt to find a lost one may inspect; 12 unless told. */
  lookupLimit?: number;
}
