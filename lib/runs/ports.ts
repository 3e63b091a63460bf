import type { Folder, LinkCheck, LinkRecord } from '@/lib/model/link';
import type { CopyContent, Preferences } from '@/lib/model/preferences';
import type { BulkRequests, Job, Run, RunRow } from '@/lib/model/run';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';
import type { RandomBytes } from '@/lib/rules/alias';

/** One stored value. */
export interface Item<T> {
  get: () => Promise<T>;
  update: (change: (value: T) => T) => Promise<T>;
}

export type PlacedRows = readonly (readonly [place: number, row: RunRow])[];

/** The rows of runs, by run and by their place in it, from 0. */
export interface RowStore {
  /** Null in the place of a damaged one. */
  get: (run: string) => Promise<(RunRow | null)[]>;
  /** At once or not at all; resolves once they would outlast a crash. */
  put: (run: string, rows: PlacedRows) => Promise<void>;
  clear: (run: string) => Promise<void>;
}

/** What outlives the worker, or in private windows what goes with it. */
export interface RunStore {
  /** The runs by their ids. */
  heads: Item<Record<string, Run>>;
  rows: RowStore;
  /** Single links with something left to report, newest first. */
  notes: Item<Job[]>;
  /** By run, and in it by place; blank for none. In memory that outlasts the worker, never on disk. */
  passwords: Item<Record<string, string[]>>;
}

/** What is asked of one service, by id, from a private window or not. */
export interface ServiceRequests {
  shorten: (request: ShortenRequest) => Promise<ShortenOutcome>;
  /** The link once the service has confirmed it, as `shorten` answers with it. */
  confirm: (link: LinkRecord) => Promise<LinkRecord>;
  /** The link that works, is on that domain and for that day, and that a page would be given instead of a new one. */
  existing: (row: Pick<RunRow, 'url' | 'domain' | 'expiry'>) => Promise<LinkRecord | null>;
  /** Epoch milliseconds until which requests of a kind are left to people; null where none are. @param pending what the run may have sent that is not counted yet */
  heldUntil: (kind: keyof BulkRequests, pending: number) => Promise<number | null>;
  /** Files a link, unless it is in that folder already. */
  file: (shortUrl: string, folder: Folder) => Promise<void>;
  /** The link made here that an address is the short URL of; null for any other address. @throws why it is not to be copied unasked */
  ownLink: (url: string) => Promise<LinkRecord | null>;
  /** Whether a link that is used again works; null where unknown. */
  check: (shortUrl: string) => Promise<LinkCheck | null>;
  preferences: () => Promise<Preferences>;
  /** Hosts of the branded domains, as last listed. */
  domains: () => Promise<string[]>;
}

/** A clipboard that is being made ready. */
export interface ClipboardTurn {
  /** @returns whether the clipboard holds it now; never rejects */
  write: (content: CopyContent) => Promise<boolean>;
  close: () => void;
}

export interface RunsDependencies {
  /** @throws `other_service` or `not_connected` where the service is not connected */
  requestsOf: (service: string, isPrivate: boolean) => Promise<ServiceRequests>;
  /** The id of the service in use; null for none. */
  service: () => Promise<string | null>;
  store: RunStore;
  memory: RunStore;
  /** Making it ready takes a while. */
  openClipboard: () => ClipboardTurn;
  /** Asks to be woken at a moment, in epoch milliseconds, even if the worker has ended by then. */
  wakeAt: (moment: number) => void;
  online: () => boolean;
  /** Epoch milliseconds. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  randomBytes: RandomBytes;
  newId: () => string;
}
