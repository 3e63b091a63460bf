import type { BudgetView } from '@/lib/model/account';
import type { ServiceTraits } from '@/lib/model/connection';
import type {
  LinkChanges,
  LinkExtras,
  LinkRecord,
  LinkStatistics,
  ToldExtras,
} from '@/lib/model/link';
import type {
  FoundLinks,
  LinkQuery,
  KnownLinkStatus,
  LinksSync,
  SearchOptions,
} from '@/lib/model/link-query';
import type { Intent } from '@/lib/model/shorten';
import type { RandomBytes } from '@/lib/rules/alias';

export interface CreateRequest {
  /** In one of the spellings that the service can be sent. */
  longUrl: string;
  /** Null for one that the service picks. */
  alias: string | null;
  password: string | null;
  /** `YYYY-MM-DD`, the last day on which it works. */
  expiry: string | null;
  /** A branded domain's host; null for the service's own. */
  domain: string | null;
  extras?: LinkExtras;
}

export interface CreatedLink extends Pick<LinkRecord, 'shortUrl' | 'id'> {
  /** Null where the service does not report it. */
  originalUrl: string | null;
}

/** What a service reports of a link. Times are its own, without a zone: `YYYY-MM-DD HH:MM:SS`. */
export interface LinkFacts extends CreatedLink {
  createdAt: string | null;
  lastAccessed: string | null;
  visits: number | null;
  hasPassword: boolean | null;
  expiry: string | null;
  /** It reports expirations: null means that there is none. */
  tellsExpiry: boolean;
  status: LinkRecord['status'] | null;
  /** The service's own time of this answer. */
  answeredAt: string | null;
  title?: string;
  statistics?: LinkStatistics;
  extras?: ToldExtras;
}

/** One that is gone was deleted for good. */
export type LinkStatus = LinkRecord['status'] | 'gone';

/** A part of the links that a service lists as active, the newest first as far as it keeps them so. */
export interface ListedLinks {
  shortUrls: readonly string[];
  /** Then the list may hold disabled links, too. */
  facts?: readonly LinkFacts[];
  /** Rows of this part that cannot be read: each could be any link. */
  unreadable: number;
  /** Links of all parts together. */
  total?: number | null;
  /** Asks for the part after this one; null after the last. */
  next: string | null;
}

/**
 * The links of the connected service, over either API. Each request is sent once, and rejects with an `AppError`: its `outcome` says
 * whether a change may have been made.
 */
export interface LinkApi {
  /** Spellings of a long URL that mean the same, best first, at least one; `areSafe`: they certainly arrive as they are sent. */
  spell(longUrl: string): Promise<{ urls: readonly string[]; areSafe: boolean }>;
  /** @param kept nothing is sent before that has resolved, nor where it rejects */
  create(request: CreateRequest, kept: Promise<void>): Promise<CreatedLink>;
  /**
   * @param id the remembered number, which may save finding it; the link of another short URL is not answered
   * @throws `not_found`, or refused input where the service knows no better word, when it has no such link; so do the others
   */
  get(shortUrl: string, id?: string | null): Promise<LinkFacts>;
  /** Where a link leads, in one request. */
  getTarget(shortUrl: string): Promise<string | null>;
  /** @param from `next` of the part before; null for the first */
  list(from: string | null): Promise<ListedLinks>;
  /** How a link is taken back. */
  statusOff(): Promise<'disabled' | 'gone'>;
  /** @returns what the service reports then */
  setStatus(shortUrl: string, status: LinkStatus): Promise<LinkStatus | null>;
  update(shortUrl: string, changes: LinkChanges): Promise<void>;
}

export interface LinkNumber {
  id: string | null;
  /** The account API gave it this number; else the document's word counts that both APIs share them. */
  isReported: boolean;
}

export interface LinkAttempt {
  attempt: string;
  /** What is stored where the short URL is known already: the very link as of that moment. */
  merge: (known: LinkRecord) => LinkRecord;
}

export interface LinkHistory {
  /** For each `looseUrlKey` the links to any spelling of its page, newest first, all as of one moment. */
  findAlike(looseKeys: readonly string[]): Promise<LinkRecord[][]>;
  findByShortUrl(shortUrl: string): Promise<LinkRecord | null>;
  /** Each in its place, all as of one moment. */
  findAll(shortUrls: readonly string[]): Promise<(LinkRecord | null)[]>;
  /** The saved link of an attempt: then it is known what became of its create. */
  findMade(intent: Pick<Intent, 'url' | 'attempt'>): Promise<LinkRecord | null>;
  /** Adds a link, or replaces the one with the same short URL. @returns what is stored, once it would outlast a crash */
  save(link: LinkRecord, by?: LinkAttempt): Promise<LinkRecord>;
  /**
   * Adds many, in parts between which others get their turn. A crash leaves whole parts stored, so doing it again ends it.
   * @param change makes what is stored of what is remembered and what is to be saved; null leaves it as it is
   */
  saveAll(
    links: readonly LinkRecord[],
    change: (known: LinkRecord, link: LinkRecord) => LinkRecord | null,
  ): Promise<{ added: number; known: number }>;
  /**
   * Null where there is none.
   * @param change the same object back means that nothing is to be written
   * @param isDone it was done to the link itself, rather than reported of it
   */
  update(
    shortUrl: string,
    change: (link: LinkRecord) => LinkRecord,
    isDone?: boolean,
  ): Promise<LinkRecord | null>;
}

/** Creates without a known outcome, by page and attempt, oldest first; those of ordinary windows survive the worker. */
export interface IntentStore {
  all(): Promise<Intent[]>;
  find(pageKey: string): Promise<Intent[]>;
  save(intent: Intent): Promise<void>;
  remove(intent: Pick<Intent, 'url' | 'attempt'>): Promise<void>;
}

export interface LinkService {
  id: string;
  address: string;
  /** Hosts on which its links may be: the account's branded domains, as far as they are known, and `shortHosts`. */
  hosts: readonly string[];
  /** Hosts on which it made links unasked, and which the user accepted, the last one at the end. */
  shortHosts: readonly string[];
}

export interface LinksDependencies {
  api: LinkApi;
  history: LinkHistory;
  finder: LinkFinder;
  intents: IntentStore;
  now: () => number;
  /** Milliseconds on a clock that is never set. */
  ticks: () => number;
  wait: (milliseconds: number) => Promise<void>;
  randomBytes: RandomBytes;
  service: () => Promise<LinkService>;
  shortPart: () => Promise<'service' | 'curtail'>;
  budget: () => Promise<BudgetView>;
  syncs: {
    get(): Promise<LinksSync | null>;
    set(sync: LinksSync): Promise<void>;
  };
  traits: {
    get(): Promise<ServiceTraits>;
    learn(traits: Partial<ServiceTraits>): Promise<void>;
  };
}

/** Finds links of one service (its id) among all that are remembered, however many. @see `createLinkIndex` */
export interface LinkFinder {
  find(query: LinkQuery, service: string, today: string): Promise<FoundLinks>;
  statuses(service: string, today: string): Promise<KnownLinkStatus[]>;
  /**
   * The links that hold all of these words. Where a short part or title begins with the first word, it comes first, and the
   * newest before older ones; without words, the newest.
   */
  search(words: string, options: SearchOptions): Promise<string[]>;
}
