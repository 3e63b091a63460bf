import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { countUnreadable, rowsOf, spelled } from './page';
import {
  count,
  flag,
  link,
  optionalId,
  optionalLink,
  optionalText,
  readableRows,
  requiredLink,
  time,
} from './tolerant';

/** In characters. */
export const maxUrlLength = 16_384;

/** Printable ASCII only, already normalized: anything else would change on its way. */
export const longUrl = lazy(() =>
  spelled(/^https?:\/\/[\u0021-\u007E]+$/i).check(z.maxLength(maxUrlLength)),
);

/** `YYYY-MM-DD`. */
export const day = lazy(() => spelled(/^\d{4}-\d\d-\d\d$/));

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
  original_url: optionalLink(),
}));

export const createdShortUrl = lazy(() =>
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

export const switchedShortUrl = lazy(() =>
  z.pipe(
    z.object({
      data: z.object({ url_id: optionalId(), status: status(), short_url: optionalLink() }),
    }),
    z.transform(({ data }) => ({ id: data.url_id, status: data.status, shortUrl: data.short_url })),
  ),
);

/** @source service-api.md, "Short URL" */
export const shortUrl = lazy(() =>
  z.pipe(
    z.object({
      data: z.object({
        ...names(),
        original_url: link(),
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
      /** It reports an expiration, or that there is none. */
      tellsExpiry: data.expiry_date !== undefined,
      status: data.status,
      answeredAt: data.date_time,
    })),
  ),
);

export const activeShortUrls = lazy(() =>
  z.pipe(
    z.object({
      data: z.pipe(
        z.transform((raw: unknown) => ({ urls: urlsIn(raw) })),
        z.object({ urls: readableRows(z.object({ short_url: requiredLink() })) }),
      ),
    }),
    z.transform(({ data }): { shortUrls: string[]; unreadable?: number } => ({
      shortUrls: data.urls.rows.map((row) => row.short_url),
      ...countUnreadable(data.urls.unreadable),
    })),
  ),
);

/** An empty map or list may be missing or an empty array. */
function urlsIn(data: unknown): unknown {
  if (Array.isArray(data) && data.length === 0) return [];
  if (typeof data !== 'object' || data === null) return undefined;
  return 'urls' in data ? rowsOf(data.urls || []) : undefined;
}
