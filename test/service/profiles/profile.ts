import type { FailureKind } from '../failure.ts';
import type { ApiName } from '../service.ts';
import type { PixelType } from './pixel-types.ts';

export type ProfileName = 'documented' | 'observed' | 'rest' | 'account' | 'mixed';

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
  /** A page of the web server instead of an envelope. */
  html?: true;
  /** The sentence for people stands under `error` itself, and nowhere else. */
  sentence?: true;
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
  /** So do the answers to what made something. */
  stringZeroWhenCreated: boolean;
  /** Keys beyond the document's in every answer. */
  extraKeys: Readonly<Record<string, unknown>>;
  nextPage: (page: PagePosition) => number | null;
  /** How the figures of a page are written that say how many there are, and where it goes on. */
  pageFigure: (value: number) => number | string;
  /** The operator's own domains stand, without an id, on every page of every account's list. */
  sharedDomains: boolean;
  /** Whether accounts have a date on which they expire. */
  accountsExpire: boolean;
  /** Refuse a body that does not come as `application/json`. */
  insistsOnContentType: boolean;
  /** Flags in a body: JSON booleans only, or whatever a script takes for true, such as the text `false`. */
  flags: 'booleans' | 'truthiness';
  campaigns: CampaignProfile;
  channels: ChannelProfile;
  /** The key of the list of overlays. */
  overlayCollection: 'cta' | 'overlay';
  /** What a pixel's tag looks like. */
  pixelTags: Readonly<Record<PixelType, RegExp>>;
  /** How the ids of pixels are written, which need not be as all others. */
  pixelId: Spelling['id'];
  qrCodes: QrCodeProfile;
  statistics: StatisticsProfile;
  /** `null` where links are made over the short-URL API alone, and the routes of these are unknown. */
  links: LinkProfile | null;
  rateLimit: RateLimitProfile;
}

export interface CampaignProfile {
  /** The key of the name in the answers to create and update. */
  nameKey: 'domain' | 'campaign';
  /** The key of the name in the first row of a list; in the others it is `name`. */
  firstRowNameKey: 'domain' | 'name';
  listsViews: boolean;
  /** Characters of a name; 0 when it may be left out at creation. */
  shortestName: number;
  capitalizesNames: boolean;
  /** An update with the slug that the campaign has already is refused. */
  refusesOwnSlug: boolean;
  /** The public list of a campaign that is not public is `false`. */
  hidesPrivateLists: boolean;
  /** Public lists live at `/u/<username>/`, not at `/list/`. */
  listsUnderUser: boolean;
}

export interface ChannelProfile {
  updateAnswers: 'message' | 'channel';
  /** An update ignores a name or description of so many characters or fewer, without an error; 0: none. */
  ignoredTextLength: number;
}

export interface QrCodeProfile {
  /** The key of the creation time in the details of a single code. */
  detailsDateKey: 'date' | 'data';
}

/** The statistics of QR codes and links. */
export interface StatisticsProfile {
  /** How the counts in the maps are written. */
  mapCount: (value: number) => number | string;
  /** What a map without entries is. */
  emptyMap: Readonly<Record<string, never>> | readonly never[];
}

export interface LinkProfile {
  /** The key of the short URL wherever a link is told. */
  shortKey: 'shorturl' | 'short';
  /** What stands where a text was never given. */
  absentText: '' | null;
  /** How the ids in the rows of the list are written. */
  rowId: Spelling['id'];
  /** What a link that is looked for by its short URL comes as. */
  findAnswers: 'details' | 'list';
  /** What is made of a domain that the account does not have. */
  unknownDomain: 'refused' | 'ignored';
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
  /** What it offers, unless it is told to offer less. */
  apis: readonly ApiName[];
  account: AccountProfile;
  shortUrl: ShortUrlProfile;
  /** Unknown paths and wrong methods. */
  outside: 'html' | 'json';
  /** A cookie that every answer sets, as hosts do that open a session for everybody. */
  cookie: string | null;
}
