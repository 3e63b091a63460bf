import { lazy } from '@/lib/async/lazy';

import { identifier, identifierOf } from './identifier';
import { type Infer, z } from './z';

/** Visits in all by the day in UTC on which Curtail saw them: days since 1970. It takes a third of what a list of objects does. */
export const looks = lazy(() => z.catchall(z.object({}), z.number()));

export type Looks = Readonly<Record<string, number>>;

const serviceInfo = lazy(() =>
  z.object({
    at: z.number(),
    /** Null where the service reports none. */
    visits: z.nullable(z.number()),
    /** In the service's own time, without a zone: `YYYY-MM-DD HH:MM:SS`. */
    lastAccessed: z.nullable(z.string()),
    /** At the refresh before, to show how many came since. */
    before: z.nullable(z.object({ visits: z.number(), at: z.number() })),
    looks: z.exactOptional(looks()),
    gone: z.boolean(),
  }),
);

export type ServiceInfo = Infer<typeof serviceInfo>;

/** A link is in one campaign at most, and in any number of channels. */
export const folder = lazy(() =>
  z.object({ kind: z.literal(['campaign', 'channel']), id: identifier(), name: z.string() }),
);

export type Folder = Infer<typeof folder>;

/** `wanted`: asked for and not done, or interrupted. */
export const filingStep = lazy(() =>
  z.object({ ...folder().shape, state: z.literal(['wanted', 'done', 'failed']) }),
);

export type FilingStep = Infer<typeof filingStep>;

export const linkOption = lazy(() => z.literal(['password', 'expiry']));

export type LinkOption = Infer<typeof linkOption>;

/** Made here or listed by the service; never with its password. */
export const linkRecord = lazy(() =>
  z.object({
    /** http or https, on the host that was asked for. */
    shortUrl: z.string(),
    service: z.string(),
    /** The service's `url_id`; null where unreadable, as the link is worth keeping without it. */
    id: z.transform(identifierOf),
    /** Normalized; blank while unknown. */
    longUrl: z.string(),
    title: z.string(),
    /** Epoch milliseconds; 0 while unknown. */
    createdAt: z.number(),
    alias: z.nullable(z.string()),
    /** The host of the branded domain that was asked for. */
    domain: z.nullable(z.string()),
    /** `YYYY-MM-DD`, the last day on which it works. */
    expiry: z.nullable(z.string()),
    hasPassword: z.boolean(),
    status: z.literal(['active', 'disabled']),
    filing: z.array(filingStep()),
    /** Never stored: made, but not remembered. */
    unsaved: z.exactOptional(z.boolean()),
    /** From the service's list: all but its short URL is unknown until a refresh. */
    elsewhere: z.exactOptional(z.boolean()),
    /** `own`: under an alias picked by Curtail, so ours alone; `uncertain`: without proof; missing: our create's answer. */
    origin: z.exactOptional(z.literal(['own', 'uncertain'])),
    unconfirmed: z.exactOptional(z.array(linkOption())),
    /** The service's last list of active links lacked it, with no refresh since. */
    unlisted: z.exactOptional(z.boolean()),
    told: z.exactOptional(serviceInfo()),
  }),
);

export type LinkRecord = Infer<typeof linkRecord>;

/** What only the account API can set, title and description for previews in apps; blank leaves it to the service. */
export const linkExtras = lazy(() =>
  z.object({
    title: z.string(),
    description: z.string(),
    /** `direct`, `frame`, or a splash page's number. */
    type: z.string(),
    pixels: z.array(identifier()),
  }),
);

export type LinkExtras = Infer<typeof linkExtras>;

/** Null where the service reports nothing. */
export type ToldExtras = { [N in keyof LinkExtras]: LinkExtras[N] | null };

/** What is missing stays as it is. */
export const linkChanges = lazy(() => {
  const text = z.optional(z.string());
  return z.object({
    title: text,
    description: text,
    type: text,
    pixels: z.optional(linkExtras().shape.pixels),
    url: text,
    password: text,
    /** `YYYY-MM-DD`; blank for none. */
    expiry: text,
  });
});

export type LinkChanges = Infer<typeof linkChanges>;

export interface EditedLink {
  /** Null where the service did not answer. */
  info: LinkInfo | null;
  /** Reported with another value than asked. */
  differing: (keyof LinkChanges)[];
  untold: (keyof LinkChanges)[];
}

/** As the user entered it; blank means automatic. */
export const linkInput = lazy(() =>
  z.object({
    url: z.string(),
    alias: z.string(),
    password: z.string(),
    expiry: z.string(),
    domain: z.string(),
    campaign: z.nullable(folder()),
    channel: z.nullable(folder()),
  }),
);

type CountedLabels = 'topCountries' | 'topReferrers' | 'topBrowsers' | 'topOs' | 'socialCount';

/** Null for a number that the service does not report. */
export interface VisitStatistics extends Record<CountedLabels, Readonly<Record<string, number>>> {
  clicks: number | null;
  uniqueClicks: number | null;
}

/** Null where the service reports no counts; `missing`: why they did not come along. */
export type LinkStatistics = { counts: VisitStatistics | null } | { missing: 'refused' | 'failed' };

export interface LinkInfo extends Pick<ServiceInfo, 'visits' | 'lastAccessed'> {
  link: LinkRecord;
  createdAt: string | null;
  /** Otherwise `link.status` is a guess. */
  statusKnown: boolean;
  /** Missing where the links' API has none. */
  statistics?: LinkStatistics;
  extras?: ToldExtras;
}

export interface LinkCheck {
  link: LinkRecord;
  works: boolean;
  moved: boolean;
}
