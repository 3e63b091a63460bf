import type { BudgetView } from '@/lib/model/account';
import type { ServiceTraits } from '@/lib/model/connection';
import type { ErrorReport } from '@/lib/model/errors';
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
  /** The short part that is wanted; null for one that the service picks. */
  alias: string | null;
  password: string | null;
  /** `YYYY-MM-DD`, the last day on which it works. */
  expiry: string | null;
  /** A branded domain's host; null for the service's own. */
  domain: string | null;
  /** What only the account API can give it. */
  extras?: LinkExtras;
}

/** What a service reports of a link that it created. */
export interface CreatedLink extends Pick<LinkRecord, 'shortUrl' | 'id'> {
  /** Where it leads; null where the service does not say. */
  originalUrl: string | null;
}

/** What a service reports of a link. Times are its own, without a zone: `YYYY-MM-DD HH:MM:SS`. */
export interface LinkFacts extends CreatedLink {
  createdAt: string | null;
  lastAccessed: string | null;
  visits: number | null;
  hasPassword: boolean | null;
  expiry: string | null;
  /** Whether it says anything about an expiration, be it that there is none. */
  tellsExpiry: boolean;
  status: LinkRecord['status'] | null;
  /** The service's own time of this answer, to tell the link's age by. */
  answeredAt: string | null;
  /** The title under which the service keeps it, where it keeps one. */
  title?: string;
  /** Left out where this API has none. */
  statistics?: LinkStatistics;
  /** Why the service did not report the rest of it. */
  failure?: ErrorReport;
  /** What only the account API gives a link. */
  extras?: ToldExtras;
}

/** A part of the links that a service lists as active, the newest first as far as it keeps them so. */
export interface ListedLinks {
  shortUrls: readonly string[];
  /** What the list reports of its links besides; then it may hold links that are off, too. */
  facts?: readonly LinkFacts[];
  /** Rows of this part that cannot be read: each could be any link. */
  unreadable: number;
  /** How many links all parts together have. */
  total?: number | null;
  /** What to ask for the part after this one with; null after the last. */
  next: string | null;
}

/** How a long URL can be sent. */
export interface Spellings {
  /** Spellings that mean the same, best first; at least one. */
  urls: readonly string[];
  /** Whether they certainly arrive as they are sent. */
  areSafe: boolean;
}

/**
 * The links of the connected service, over either API. Each call is one request, but for those that have to find a link's number
 * first; each request is sent once, and rejects with an `AppError`: its `outcome` says whether a change may have been made.
 */
export interface LinkApi {
  spell(longUrl: string): Promise<Spellings>;
  /** @param kept nothing is sent before that has resolved, nor where it rejects */
  create(request: CreateRequest, kept: Promise<void>): Promise<CreatedLink>;
  /**
   * @param id the number that is remembered of it, which may save finding it; the link of another short URL is not answered
   * @throws `not_found`, or refused input where the service knows no better word, when it has no such link
   */
  get(shortUrl: string, id?: string | null): Promise<LinkFacts>;
  /** Where a link leads, in one request. @throws as `get` does */
  getTarget(shortUrl: string): Promise<string | null>;
  /** @param from `next` of the part before; null for the first */
  list(from: string | null): Promise<ListedLinks>;
  /** @returns the status that the service reports then */
  enable(shortUrl: string): Promise<LinkFacts['status']>;
  disable(shortUrl: string): Promise<LinkFacts['status']>;
  /** Whether links can be enabled and disabled; they can be deleted where they cannot. */
  canSwitch(): Promise<boolean>;
  /** Changes a link, where the API can. @throws as `get` does when there is no such link */
  update(shortUrl: string, changes: LinkChanges): Promise<void>;
  /** Deletes a link for good. @throws as `get` does when there is no such link */
  remove(shortUrl: string): Promise<void>;
}

/** A link's number for campaigns and channels; null where the service reports none. */
export interface LinkNumber {
  id: string | null;
  /** The account API gave it this number; else it has none to be asked for, and the document's word counts that both APIs share them. */
  isReported: boolean;
}

/** An attempt to make a link that led to one. */
export interface LinkAttempt {
  attempt: string;
  /** What is to be remembered where the short URL is known already: the very link as of the moment at which it is stored. */
  merge: (known: LinkRecord) => LinkRecord;
}

/** The links that are remembered, by page and by short URL. */
export interface LinkHistory {
  /** All links remembered for a page, newest first; its key is `canonicalUrl` (lib/rules) of the links' long URL. */
  find(pageKey: string): Promise<LinkRecord[]>;
  /** All links remembered for any spelling of a page, newest first; its key is `looseUrlKey` (lib/rules) of the links' long URL. */
  findByLooseKey(looseKey: string): Promise<LinkRecord[]>;
  /** What `findByLooseKey` gives for each of many keys, in its place, all as of one moment. */
  findEachByLooseKey(alikeKeys: readonly string[]): Promise<LinkRecord[][]>;
  findByShortUrl(shortUrl: string): Promise<LinkRecord | null>;
  /** The links of many short URLs, each in its place, all as of one moment; null where there is none. */
  findAll(shortUrls: readonly string[]): Promise<(LinkRecord | null)[]>;
  /** The link that an attempt to make one of a page led to, once it is saved: then it is known what became of its create. */
  findMade(intent: Pick<Intent, 'url' | 'attempt'>): Promise<LinkRecord | null>;
  /**
   * Adds a link, or replaces the one with the same short URL. `by`: the attempt that led to it, which is stored along.
   * @returns what is stored, once it would outlast a crash
   */
  save(link: LinkRecord, by?: LinkAttempt): Promise<LinkRecord>;
  /**
   * Adds many, in parts between which others get their turn. A crash leaves whole parts stored, so doing it again ends it.
   * `change` is given what is remembered of a link and what is to be saved, and says what is stored; null leaves it as it is.
   * @returns how many were not known before, and how many were
   */
  saveAll(
    links: readonly LinkRecord[],
    change: (known: LinkRecord, link: LinkRecord) => LinkRecord | null,
  ): Promise<{ added: number; known: number }>;
  /**
   * Puts what `change` makes of a link in its place, losing nothing that is written beside it; null where there is none. The
   * same object back means that nothing is to be written. `isDone`: it was done to the link itself, rather than reported of it.
   */
  update(
    shortUrl: string,
    change: (link: LinkRecord) => LinkRecord,
    isDone?: boolean,
  ): Promise<LinkRecord | null>;
}

/** Creates without a known outcome, one for each attempt; what is kept has to survive the death of the worker. */
export interface IntentStore {
  /** The intents of all pages, oldest first. */
  all(): Promise<Intent[]>;
  /** The intents of one page, oldest first. */
  find(pageKey: string): Promise<Intent[]>;
  /** Adds an intent, or replaces the one of the same page and attempt. */
  save(intent: Intent): Promise<void>;
  remove(intent: Pick<Intent, 'url' | 'attempt'>): Promise<void>;
}

/** When the links were last brought together with those that the service lists. */
export interface SyncStore {
  get(): Promise<LinksSync | null>;
  set(sync: LinksSync): Promise<void>;
}

/** What was learned of the connected service by using it. */
export interface TraitStore {
  get(): Promise<ServiceTraits>;
  learn(traits: Partial<ServiceTraits>): Promise<void>;
}

/** The connected service as far as links are concerned. */
export interface LinkService {
  /** What its links are remembered under (its id). */
  id: string;
  /** Base address without a trailing slash. */
  address: string;
  /** Hosts on which its links may be: of the account's branded domains, as far as they are known, and `shortHosts`. */
  hosts: readonly string[];
  /** Hosts on which it made links unasked, and which the person accepted, the last one at the end. */
  shortHosts: readonly string[];
}

export interface LinksDependencies {
  api: LinkApi;
  history: LinkHistory;
  finder: LinkFinder;
  intents: IntentStore;
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds since some moment in this worker's life, on a clock that is never set. */
  ticks: () => number;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  randomBytes: RandomBytes;
  /** Throws `not_connected` where there is none. */
  service: () => Promise<LinkService>;
  /** Who picks the short part when the alias is blank. */
  shortPart: () => Promise<'service' | 'curtail'>;
  /** What is left of the short-URL API's rate limit. */
  budget: () => Promise<BudgetView>;
  syncs: SyncStore;
  traits: TraitStore;
}

/** Finds links among all that are remembered, however many. */
export interface LinkFinder {
  /**
   * @param service base address; links of other services are left out
   * @param today `YYYY-MM-DD`
   */
  find(query: LinkQuery, service: string, today: string): Promise<FoundLinks>;
  /** Every link of a service, in any order. */
  statuses(service: string, today: string): Promise<KnownLinkStatus[]>;
  /**
   * The links that hold all of these words. Where a short part or title begins with the first word, it comes first, and the
   * newest before older ones; without words, the newest.
   */
  search(words: string, options: SearchOptions): Promise<string[]>;
}
