import type { BudgetView, Known } from '@/lib/model/account';
import type { ServiceTraits } from '@/lib/model/connection';
import type { LinkNumbering, LinkRecord } from '@/lib/model/link';
import type {
  FoundLinks,
  LinkQuery,
  LinkStanding,
  LinksSync,
  SearchOptions,
} from '@/lib/model/link-query';
import type { Intent } from '@/lib/model/shorten';
import type { Call, ChangeName, Input, Output, ReadName } from '@/lib/operations/operations';
import type { RandomBytes } from '@/lib/rules/alias';

/** The links that are remembered, by page and by short URL. */
export interface LinkHistory {
  /** All links remembered for a page, newest first; its key is `canonicalUrl` (lib/rules) of the links' long URL. */
  find(pageKey: string): Promise<LinkRecord[]>;
  /** The same for every spelling of a page; its key is `alikeKey` (lib/rules) of the links' long URL. */
  findAlike(alikeKey: string): Promise<LinkRecord[]>;
  /** The same for many, each in its place, all as of one moment. */
  findEachAlike(alikeKeys: readonly string[]): Promise<LinkRecord[][]>;
  findByShortUrl(shortUrl: string): Promise<LinkRecord | null>;
  /** Each in its place, all as of one moment; null where there is none. */
  findAll(shortUrls: readonly string[]): Promise<(LinkRecord | null)[]>;
  /** Adds a link, or replaces the one with the same short URL. Resolves once it would outlast a crash. */
  save(link: LinkRecord): Promise<void>;
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
   * same object back means that nothing is to be written.
   */
  update(shortUrl: string, change: (link: LinkRecord) => LinkRecord): Promise<LinkRecord | null>;
}

/** Creates without a known outcome, one for each attempt; what is kept has to survive the death of the worker. */
export interface IntentStore {
  /** Those of all pages, oldest first. */
  all(): Promise<Intent[]>;
  /** Those of one page, oldest first. */
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
  /** Base address without a trailing slash. */
  address: string;
  /** Hosts of the account's branded domains, as far as they are known. */
  hosts: readonly string[];
}

export interface LinksDependencies {
  call: Call;
  history: LinkHistory;
  /** Made ready when it is first asked for. For a query, what answers that one may be ready sooner. */
  finder: {
    (): Promise<LinkFinder>;
    (query: LinkQuery): Promise<Pick<LinkFinder, 'find'>>;
  };
  intents: IntentStore;
  /** Epoch milliseconds. */
  now: () => number;
  /** Milliseconds since some moment in this worker's life, on a clock that nobody sets. */
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
  /** How many more links can be remembered before others have to go. */
  room: () => Promise<number>;
  /** How many links one attempt to find a lost one may inspect; 12 unless told. */
  lookupLimit?: number;
}

/** Finds links among all that are remembered, however many, within milliseconds. */
export interface LinkFinder {
  /**
   * @param service base address; links of other services are left out
   * @param today `YYYY-MM-DD`
   */
  find(query: LinkQuery, service: string, today: string): FoundLinks;
  /** Every link of a service, in any order. */
  standings(service: string, today: string): LinkStanding[];
  /**
   * The links that hold all of these words. Those whose short part or title begins with the first word come first, and the
   * newest before older ones; without words, the newest.
   */
  search(words: string, options: SearchOptions): string[];
}

/** The account API as far as filing needs it. */
interface AccountApi {
  read<N extends ReadName>(name: N, input: Input<N>, within: number): Promise<Known<Output<N>>>;
  change<N extends ChangeName>(name: N, input: Input<N>): Promise<Output<N>>;
}

export interface FilingDependencies extends Pick<LinksDependencies, 'ticks' | 'wait'> {
  account: AccountApi;
  history: Pick<LinkHistory, 'update'>;
  /** What is known of how the connected service numbers links. */
  numbering: {
    get: () => Promise<LinkNumbering>;
    set: (numbering: LinkNumbering) => Promise<void>;
  };
}
