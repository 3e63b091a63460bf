import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { shortUrlOperation } from './operation';
import { nothing } from './schemas/page';
import {
  count,
  countUnreadable,
  decodedLink,
  flag,
  optionalId,
  optionalLink,
  optionalText,
  requiredLink,
  shortUrlRows,
  time,
} from './schemas/tolerant';

/** Characters. */
const maxUrlLength = 16_384;

/** Printable ASCII only: whoever asks has normalised it, and everything else would be spelled differently on the way. */
const longUrl = lazy(() =>
  z.string().check(z.maxLength(maxUrlLength), z.regex(/^https?:\/\/[\u0021-\u007E]+$/i)),
);

/**
 * A value that stands as one segment in a path. `.` and `..` vanish when the URL is parsed (a link that was to be protected is
 * then made without its password), and `/`, `\`, `+` and `%` are split or altered on the way.
 * @source observed.md, "Base64 inside a path"
 */
const segment = lazy(() => z.string().check(z.regex(/^(?!\.{1,2}$)[^/\\+%\p{Cc}\p{Cs}]+$/u)));

/** @source service-api.md, "Short-URL API": create, with and without options */
const newShortUrl = lazy(() =>
  z.object({
    /** The long URL in the exact spelling that is to be sent. */
    url: longUrl(),
    /** The short part that is wanted. */
    customUrl: z.optional(segment()),
    password: z.optional(segment()),
    expiryDate: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
    /** A branded domain's host, without scheme and slash. */
    baseDomain: z.optional(z.string().check(z.regex(/^[\da-z][\da-z.-]*(?::\d+)?$/i))),
  }),
);

/** An existing short URL, with its domain, as the service told it: it may hold any letters. */
const shortUrlRequest = lazy(() =>
  z.object({
    shortUrl: z
      .string()
      .check(z.maxLength(maxUrlLength), z.regex(/^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu)),
  }),
);

/** `active` or `disabled`; null where it is neither or not told. */
const status = lazy(() =>
  z.pipe(
    optionalText(),
    z.transform((told): 'active' | 'disabled' | null =>
      told === 'active' || told === 'disabled' ? told : null,
    ),
  ),
);

const names = lazy(() => ({
  url_id: optionalId(),
  short_url: requiredLink(),
  short_url_part: optionalText(),
  original_url: decodedLink(),
}));

const createdShortUrl = lazy(() =>
  z.pipe(
    z.object({ data: z.object(names()) }),
    z.transform(({ data }) => ({
      id: data.url_id,
      shortUrl: data.short_url,
      shortPart: data.short_url_part,
      originalUrl: data.original_url,
    })),
  ),
);

/** The answer to disable and enable. */
const switchedShortUrl = lazy(() =>
  z.pipe(
    z.object({
      data: z.object({ url_id: optionalId(), status: status(), short_url: optionalLink() }),
    }),
    z.transform(({ data }) => ({ id: data.url_id, status: data.status, shortUrl: data.short_url })),
  ),
);

/** @source service-api.md, "Short URL" */
const shortUrl = lazy(() =>
  z.pipe(
    z.object({
      data: z.object({
        ...names(),
        date_created: time(),
        last_accessed: time(),
        total_visits: count(),
        has_password: flag(),
        expiry_date: z.optional(time()),
        status: status(),
        date_time: time(),
      }),
    }),
    z.transform(({ data }) => ({
      id: data.url_id,
      shortUrl: data.short_url,
      shortPart: data.short_url_part,
      originalUrl: data.original_url,
      createdAt: data.date_created,
      lastAccessed: data.last_accessed,
      visits: data.total_visits,
      hasPassword: data.has_password,
      expiry: data.expiry_date ?? null,
      /** Whether it says anything about an expiration, be it that there is none. */
      tellsExpiry: data.expiry_date !== undefined,
      status: data.status,
      /** The service's own time of this answer. */
      answeredAt: data.date_time,
    })),
  ),
);

/** Everything that is active on the account; there may be tens of thousands. */
const activeShortUrls = lazy(() =>
  z.pipe(
    z.object({
      data: z.pipe(
        // With nothing to list, the map or the list in it may be missing or an empty array.
        z.transform((raw: unknown) => ({ urls: urlsIn(raw) })),
        z.object({ urls: shortUrlRows() }),
      ),
    }),
    z.transform(({ data }): { shortUrls: string[]; unreadable?: number } => ({
      shortUrls: data.urls.rows,
      ...countUnreadable(data.urls.unreadable),
    })),
  ),
);

function urlsIn(data: unknown): unknown {
  if (Array.isArray(data) && data.length === 0) return [];
  if (typeof data !== 'object' || data === null) return undefined;
  return 'urls' in data ? data.urls || [] : undefined;
}

/** Every operation of the short-URL API, by name. @source service-api.md, "Short-URL API" */
export const shortUrlOperations = {
  createShortUrl: shortUrlOperation(
    'create/custom_url/<customUrl>/password/<password>/expiry_date/<expiryDate>/base_domain/<baseDomain>/url/<base64:url>',
    'create',
    { input: newShortUrl, output: createdShortUrl },
  ),
  disableShortUrl: shortUrlOperation('disable/short_url/<base64:shortUrl>', 'update', {
    input: shortUrlRequest,
    output: switchedShortUrl,
  }),
  enableShortUrl: shortUrlOperation('enable/short_url/<base64:shortUrl>', 'update', {
    input: shortUrlRequest,
    output: switchedShortUrl,
  }),
  getShortUrl: shortUrlOperation('info/short_url/<base64:shortUrl>', 'read', {
    input: shortUrlRequest,
    output: shortUrl,
  }),
  listActiveShortUrls: shortUrlOperation('list_active_urls', 'read', {
    input: nothing,
    output: activeShortUrls,
  }),
} as const;
