import type { Bulk, BulkRequests, BulkRow } from '@/lib/model/bulk';
import type { Folder, LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import type { RandomBytes } from '@/lib/rules/alias';

import type { PasswordVault } from './password-vault';

/** Where the rows of the job are kept, by their place in it, from 0. What was written outlives the worker and the browser. */
export interface BulkRowStore {
  /** Puts these in the place of all that there were, at once or not at all. */
  replaceAll(rows: readonly BulkRow[]): Promise<void>;
  /** From a place on, each in its order; null in the place of a damaged one. Ends where they end. */
  range(from: number, count: number): Promise<(BulkRow | null)[]>;
  /** Resolves once it would outlast a crash. */
  put(place: number, row: BulkRow): Promise<void>;
  clear(): Promise<void>;
}

/** What a job asks of the service that it belongs to. */
export interface ServiceRequests {
  shorten: (request: ShortenRequest) => Promise<ShortenOutcome>;
  /** The link once the service has confirmed it, as `shorten` answers with it. */
  confirm: (link: LinkRecord) => Promise<LinkRecord>;
  /** The link that works, is on that domain and for that day, and that a page would be given instead of a new one. */
  existing: (row: Pick<BulkRow, 'url' | 'domain' | 'expiry'>) => Promise<LinkRecord | null>;
  /** Epoch milliseconds until which requests of a kind are left to people; null where none are. @param pending what the job may have sent that is not counted yet */
  heldUntil: (kind: keyof BulkRequests, pending: number) => Promise<number | null>;
  /** Files a link, unless it is in that folder already. */
  file: (shortUrl: string, folder: Folder) => Promise<void>;
}

export interface BulkDependencies {
  /**
   * The service that a job belongs to, whichever is in use.
   * @throws `other_service` or `not_connected` where nobody is connected to it
   */
  requestsOf: (service: string) => Promise<ServiceRequests>;
  passwords: PasswordVault;
  /** The id of the service in use; null for none. */
  service: () => Promise<string | null>;
  rows: BulkRowStore;
  /** The job as it stands, without its rows. */
  head: {
    get: () => Promise<Bulk | null>;
    set: (head: Bulk) => Promise<void>;
    remove: () => Promise<void>;
  };
  /** Told whenever the job changed; null when it is gone. */
  changed: (job: Bulk | null) => void;
  /** Asks to be woken (`goOn`) at a moment, in epoch milliseconds, even if the worker has ended by then. */
  wakeAt: (moment: number) => void;
  online: () => boolean;
  /** Epoch milliseconds. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  randomBytes: RandomBytes;
}
