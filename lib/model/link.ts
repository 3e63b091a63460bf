import { lazy } from '@/lib/async/lazy';

import { identifier, maybeIdentifier } from './identifier';
import { type Infer, z } from './z';

/** What the service answered about a link when it was last asked. */
const serviceInfo = lazy(() =>
  z.object({
    /** Epoch milliseconds of its answer. */
    at: z.number(),
    /** Null where it tells none. */
    visits: z.nullable(z.number()),
    /** The service's own time, without a zone: `YYYY-MM-DD HH:MM:SS`; null where it tells none. */
    lastAccessed: z.nullable(z.string()),
    /** The visits at the look before this one, to tell how many came since; null where there was none. */
    before: z.nullable(z.object({ visits: z.number(), at: z.number() })),
    /** It knows no such link any more. */
    gone: z.boolean(),
  }),
);

export type ServiceInfo = Infer<typeof serviceInfo>;

/** Where a link may be filed: a link is in one campaign at most, and in any number of channels. */
export const folder = lazy(() =>
  z.object({
    kind: z.enum(['campaign', 'channel']),
    id: identifier(),
    name: z.string(),
  }),
);

export type Folder = Infer<typeof folder>;

/** How far the filing of a link into a folder has come. `wanted`: asked for and not done yet, or cut off. */
export const filingStep = lazy(() =>
  z.object({
    ...folder().shape,
    state: z.enum(['wanted', 'done', 'failed']),
  }),
);

export type FilingStep = Infer<typeof filingStep>;

/** What can be asked for with a link, and is only there if the service says so. */
export const linkOption = lazy(() => z.enum(['password', 'expiry']));

export type LinkOption = Infer<typeof linkOption>;

/** A link as it is remembered, made here or listed by the service. Passwords are never part of it. */
export const linkRecord = lazy(() =>
  z.object({
    /** The full short URL, checked to be http or https on the host that was asked for. */
    shortUrl: z.string(),
    /** The service that it was made on (its id). */
    service: z.string(),
    /** The service's `url_id`, where it told one. */
    id: maybeIdentifier(),
    /** The address as it was asked for (normalised, not as it was spelled on the wire); blank as long as nobody told it. */
    longUrl: z.string(),
    title: z.string(),
    /** Epoch milliseconds; 0 as long as nobody told it. */
    createdAt: z.number(),
    alias: z.nullable(z.string()),
    /** The branded domain asked for, host only. */
    domain: z.nullable(z.string()),
    /** `YYYY-MM-DD`, the last day on which it works. */
    expiry: z.nullable(z.string()),
    hasPassword: z.boolean(),
    status: z.enum(['active', 'disabled']),
    /** Campaigns and channels that it is filed into or was meant to be. */
    filing: z.array(filingStep()),
    /** It was made, but could not be remembered: never part of what is stored of links. */
    unsaved: z.exactOptional(z.boolean()),
    /** Made somewhere else, and known through the service's list: until the service is asked about it, only its short URL is. */
    elsewhere: z.exactOptional(z.boolean()),
    /**
     * `own`: its short part was picked at random by Curtail, so nobody else can have made it. `uncertain`: the service gave it or
     * it was found without a proof that it was made here: it may be somebody else's. Missing: the service answered our own create
     * with it, and nothing speaks against it.
     */
    origin: z.exactOptional(z.enum(['own', 'uncertain'])),
    /** Options that were asked for and that the service has not confirmed. */
    unconfirmed: z.exactOptional(z.array(linkOption())),
    /** The service's last list of active links lacked it, and the service was not asked about it since. */
    unlisted: z.exactOptional(z.boolean()),
    /** What the service answered when it was last asked about it. */
    told: z.exactOptional(serviceInfo()),
  }),
);

export type LinkRecord = Infer<typeof linkRecord>;

/** What only the account API can give a link. Blank means that it is left to the service. */
export const linkExtras = lazy(() =>
  z.object({
    /** What its preview shows, where a service or an app draws one. */
    title: z.string(),
    description: z.string(),
    /** How visitors are sent on: `direct`, `frame`, or the number of a splash page. */
    type: z.string(),
    /** Numbers of the account's pixels. */
    pixels: z.array(identifier()),
  }),
);

export type LinkExtras = Infer<typeof linkExtras>;

/** What of that a service tells of a link; null where it tells nothing. */
export type ToldExtras = { [N in keyof LinkExtras]: LinkExtras[N] | null };

/** What is to be changed of a link; what is missing stays as it is. */
export const linkChanges = lazy(() =>
  z.partial(
    z.object({
      url: z.string(),
      password: z.string(),
      /** `YYYY-MM-DD`; blank for none. */
      expiry: z.string(),
      ...linkExtras().shape,
    }),
  ),
);

export type LinkChanges = Infer<typeof linkChanges>;

/** What the service tells of a link that was edited. */
export interface EditedLink {
  /** Null where it could not be asked. */
  info: LinkInfo | null;
  /** What it tells otherwise than it was asked for. */
  differing: (keyof LinkChanges)[];
  /** What it tells nothing of. */
  untold: (keyof LinkChanges)[];
}

/** A link that is wanted, as somebody entered it. Blank means automatic. */
export const linkInput = lazy(() =>
  z.object({
    url: z.string(),
    alias: z.string(),
    password: z.string(),
    /** `YYYY-MM-DD` or blank. */
    expiry: z.string(),
    /** Host of a branded domain, or blank for the service's own. */
    domain: z.string(),
    /** Null for none. */
    campaign: z.nullable(folder()),
    channel: z.nullable(folder()),
  }),
);

/** The visits of a link or a QR code, and where they came from: label → count. Null for a number that the service does not tell. */
export interface VisitStatistics {
  clicks: number | null;
  uniqueClicks: number | null;
  topCountries: Readonly<Record<string, number>>;
  topReferrers: Readonly<Record<string, number>>;
  topBrowsers: Readonly<Record<string, number>>;
  topOs: Readonly<Record<string, number>>;
  socialCount: Readonly<Record<string, number>>;
}

/** A link's statistics, null where the service tells none of it; or why they did not come along with the rest. */
export type LinkStatistics = { counts: VisitStatistics | null } | { missing: 'refused' | 'failed' };

/** What the service tells of a short link, joined with what is remembered of it. */
export interface LinkInfo {
  link: LinkRecord;
  /** Null where the service tells none. */
  visits: number | null;
  /** The service's own times, without a zone: `YYYY-MM-DD HH:MM:SS`; null where it tells none. */
  lastAccessed: string | null;
  createdAt: string | null;
  /** Whether the service told whether it works; `link.status` is a guess otherwise. */
  statusKnown: boolean;
  /** Left out where the links' API has no statistics. */
  statistics?: LinkStatistics;
  /** Missing where the service tells nothing of that kind. */
  extras?: ToldExtras;
}

/** A link that was given out again, as its service tells of it. */
export interface LinkCheck {
  link: LinkRecord;
  works: boolean;
  /** It leads to another page than was remembered of it. */
  moved: boolean;
}
