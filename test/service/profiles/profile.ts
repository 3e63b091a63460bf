import type { FailureKind } from '../failure.ts';

export type ProfileName = 'documented' | 'observed' | 'rest';

/** How the values of an answer are written. Times are milliseconds, `null` is an absent value. */
export interface Spelling {
  id: (value: number) => number | string;
  count: (value: number) => number | string;
  flag: (value: boolean) => boolean | string;
  text: (value: string) => string;
  url: (value: string | null) => string | null;
  time: (value: number | null) => string | null;
}

/** Where a list stands: all figures count from 1, `last` is 0 when there is nothing. */
export interface PagePosition {
  current: number;
  last: number;
}

export interface FailureAnswer {
  status: number;
  error: number | string | boolean;
}

/** How the account API speaks. */
export interface AccountProfile {
  createdStatus: 200 | 201;
  spelling: Spelling;
  failures: Readonly<Record<FailureKind, FailureAnswer>>;
  /** Operations whose refusals are a 200 with an empty body. */
  silentFailures: readonly string[];
  /** Collections whose lists carry `error` as the string `0`. */
  stringZeroLists: readonly string[];
  /** Keys beyond the document's in every answer. */
  extraKeys: Readonly<Record<string, unknown>>;
  nextPage: (page: PagePosition) => number | null;
  /** The operator's own domains stand, without an id, on every page of every account's list. */
  sharedDomains: boolean;
  /** Whether accounts have a date on which they expire. */
  accountsExpire: boolean;
  /** Refuse a body that does not come as `application/json`. */
  insistsOnContentType: boolean;
  rateLimit: RateLimitProfile;
}

export interface RateLimitProfile {
  reset: 'unix_seconds' | 'timestamp';
  /** The least that `X-RateLimit-Remaining` says. */
  leastRemaining: 0 | -1;
  /** Whether refusals of the key carry the headers, too. */
  headersWithoutAccess: boolean;
  /** Where an exceeded limit says for how many seconds to wait. */
  retryAfter: 'header' | 'body' | 'nowhere';
}

/** How the short-URL API speaks. */
export interface ShortUrlProfile {
  createdStatus: 200 | 201;
  spelling: Spelling;
  path: PathRules;
  base64: 'strict' | 'skips_foreign_characters';
  failure: { messageIn: 'data' | 'envelope'; status: 'code' | 200 };
  unknownBaseDomain: 'refused' | 'ignored';
}

/** What the web server and the script make of the raw path of a short-URL call. */
export interface PathRules {
  /** `refused`: 404 of the web server. `splits`: decoded before the path is split. `kept`: decoded after. */
  encodedSlash: 'refused' | 'splits' | 'kept';
  plusIsSpace: boolean;
  /** A last name without a value. */
  danglingName: 'refused' | 'ignored';
}

/** Everything in which the three kinds of service differ; the code asks nothing but this. */
export interface Profile {
  name: ProfileName;
  account: AccountProfile;
  shortUrl: ShortUrlProfile;
  /** Unknown paths and wrong methods. */
  outside: 'html' | 'json';
  /** A cookie that every answer sets, as hosts do that open a session for everybody. */
  cookie: string | null;
}
