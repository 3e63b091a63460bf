import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';
import { webAddress } from '@/lib/rules/url/web-address';

import { countUnreadable, rowsOf, spelled } from './page';
import {
  type ReadableRows,
  count,
  decodedLink,
  flag,
  optionalId,
  optionalLink,
  optionalText,
  requiredLink,
  target,
  time,
  tolerant,
} from './tolerant';

/** In characters. */
export const maxUrlLength = 16_384;

/** Printable ASCII only, already normalized: anything else would change on its way. */
export const longUrl = lazy(() =>
  spelled(/^https?:\/\/[\u0021-\u007E]+$/i).check(z.maxLength(maxUrlLength)),
);

/** `YYYY-MM-DD`. */
export const day = lazy(() => spelled(/^\d{4}-\d\d-\d\d$/));

/** Null where it is neither or not reported. */
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
        original_url: target(),
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
      /** The service's own time of this answer. */
      answeredAt: data.date_time,
    })),
  ),
);

/** All active links of the account, perhaps tens of thousands. */
export const activeShortUrls = lazy(() =>
  z.pipe(
    z.object({
      data: z.pipe(
        // An empty map or list may be missing or an empty array.
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
  return 'urls' in data ? rowsOf(data.urls || []) : undefined;
}

function readShortUrls(value: unknown): ReadableRows<string> | undefined {
  if (!Array.isArray(value)) return undefined;
  const rows: string[] = [];
  for (const row of value as unknown[]) {
    const address =
      typeof row === 'object' && row !== null && 'short_url' in row
        ? webAddress(row.short_url)
        : undefined;
    if (address !== undefined) rows.push(address);
  }
  // With no readable row, the list is of another kind.
  const isList = rows.length > 0 || value.length === 0;
  return isList ? { rows, unreadable: value.length - rows.length } : undefined;
}

/** Read in one go: a schema for each row would delay everything else. */
const shortUrlRows = lazy(() => tolerant(readShortUrls));
