import type { Folder, LinkRecord } from '@/lib/model/link';
import type { CopyContent, Preferences } from '@/lib/model/preferences';
import type { Bulk, BulkRequests, Job, Run, RunRow } from '@/lib/model/run';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import type { RandomBytes } from '@/lib/rules/alias';

export interface Item<T> {
  get: () => Promise<T>;
  update: (change: (value: T) => T) => Promise<T>;
}

/** The rows of runs, by run and by their place in it, from 0. */
export interface RowStore {
  get: (run: string) => Promise<(RunRow | null)[]>;
  /** At once or not at all; resolves once they would outlast a crash. */
  put: (run: string, rows: readonly (readonly [place: number, row: RunRow])[]) => Promise<void>;
  clear: (run: string) => Promise<void>;
}

/** What outlives the worker, or in private windows what goes with it. */
export interface RunStore {
  heads: Item<Record<string, Run>>;
  rows: RowStore;
  notes: Item<Job[]>;
  /** By run, and in it by place; blank for none. In memory that outlasts the worker, never on disk. */
  passwords: Item<Record<string, string[]>>;
}

export interface ServiceRequests {
  shorten: (request: ShortenRequest) => Promise<ShortenOutcome>;
  /** The link that works, is on that domain and for that day, and that a page would be given instead of a new one. */
  existing: (row: Pick<RunRow, 'url' | 'domain' | 'expiry'>) => Promise<LinkRecord | null>;
  /** Epoch milliseconds until which requests are left to people; null where none are. @param pending requests that may not be counted yet */
  heldUntil: (kind: keyof BulkRequests, pending: number) => Promise<number | null>;
  /** Files a link, unless it is in that folder already. */
  file: (shortUrl: string, folder: Folder) => Promise<void>;
  /** The link made here that an address is the short URL of; null for any other address. @throws why it is not to be copied unasked */
  ownLink: (url: string) => Promise<LinkRecord | null>;
  preferences: () => Promise<Preferences>;
  domains: () => Promise<string[]>;
}

export interface ClipboardTurn {
  /** @returns whether the clipboard holds it now; never rejects */
  write: (content: CopyContent) => Promise<boolean>;
  close: () => void;
}

export interface RunsDependencies {
  /** @throws `other_service` or `not_connected` where the service is not connected */
  requestsOf: (service: string, isPrivate: boolean) => Promise<ServiceRequests>;
  service: () => Promise<string | null>;
  store: RunStore;
  memory: RunStore;
  openClipboard: () => ClipboardTurn;
  /** Asks to be woken at a moment, in epoch milliseconds, even if the worker has ended by then. */
  wakeAt: (moment: number) => void;
  /** Epoch milliseconds. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  randomBytes: RandomBytes;
  newId: () => string;
  jobChanged: (job: Job) => void;
  /** Null once it is gone. */
  listChanged: (list: Bulk | null) => void;
}
