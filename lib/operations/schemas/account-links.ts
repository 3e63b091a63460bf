import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { maybeText, pageOf, pageRequest, resourceId, spelled } from './page';
import { maybeStatistics } from './qr-codes';
import { day, longUrl } from './short-urls';
import {
  count,
  flag,
  id,
  link,
  optionalLink,
  requiredLink,
  text,
  time,
  tolerant,
} from './tolerant';

const linkFields = lazy(() => ({
  custom: maybeText(),
  password: maybeText(),
  /** A branded domain with its scheme. */
  domain: z.optional(spelled(/^https?:\/\/[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?::\d+)?$/u)),
  expiry: z.optional(day()),
  campaign: z.optional(resourceId()),
  channel: z.optional(resourceId()),
  /** `direct`, `frame` or a splash page's number. */
  type: z.optional(resourceId()),
  metatitle: maybeText(),
  metadescription: maybeText(),
  pixels: z.optional(z.array(resourceId())),
}));

export const newLink = lazy(() => z.object({ url: longUrl(), ...linkFields() }));

/** A blank takes the value away. */
export const linkUpdate = lazy(() =>
  z.object({
    id: resourceId(),
    ...linkFields(),
    url: z.optional(longUrl()),
    expiry: z.optional(z.union([z.literal(''), day()])),
    metatitle: z.optional(z.string()),
    metadescription: z.optional(z.string()),
  }),
);

/** Some services say `short` for `shorturl`. @source account-links.md */
const withShortUrl = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'short' in raw && !('shorturl' in raw)
    ? { ...raw, shorturl: raw.short }
    : raw;

const named = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.pipe(z.transform(withShortUrl), z.object(shape));

export const savedLink = lazy(() =>
  z.pipe(
    named({ id: id(), shorturl: requiredLink(), longurl: optionalLink() }),
    z.transform(({ id: linkId, shorturl, longurl }) => ({
      id: linkId,
      shortUrl: shorturl,
      originalUrl: longurl,
    })),
  ),
);

/** Null for anything but numbers. */
const pixelNumbers = lazy(() => {
  const list = z.array(z.pipe(id(), resourceId()));
  return tolerant((value) => z.safeParse(list, value).data ?? null);
});

/** A flag, or some text that stands for it. */
const flagOrText = lazy(() =>
  tolerant((value) => {
    const { success, data } = z.safeParse(flag(), value);
    return success ? data : Boolean(value);
  }),
);

const toldLink = lazy(() =>
  z.pipe(
    named({
      id: id(),
      shorturl: requiredLink(),
      longurl: link(),
      title: z.optional(text()),
      description: z.optional(text()),
      date: time(),
      clicks: count(),
      /** Undocumented, but some services report it. */
      password: z.optional(flagOrText()),
      expiry: z.optional(time()),
      type: z.optional(text()),
      pixels: z.optional(pixelNumbers()),
    }),
    z.transform((row) => ({
      id: row.id,
      shortUrl: row.shorturl,
      originalUrl: row.longurl,
      title: row.title ?? '',
      createdAt: row.date,
      visits: row.clicks,
      hasPassword: row.password ?? null,
      expiry: row.expiry ?? null,
      /** It reports an expiration, or that there is none. */
      tellsExpiry: row.expiry !== undefined,
      extras: {
        title: row.title ?? null,
        description: row.description ?? null,
        type: row.type || null,
        pixels: row.pixels ?? null,
      },
    })),
  ),
);

export const linkDetails = lazy(() =>
  z.pipe(
    z.object({ details: toldLink(), data: maybeStatistics() }),
    z.transform(({ details, data }) => ({
      ...details,
      visits: data?.clicks ?? details.visits,
      statistics: data,
    })),
  ),
);

/** `date`: newest first. */
export const linksRequest = lazy(() =>
  z.object({
    ...pageRequest().shape,
    order: z.optional(z.literal(['date', 'click'])),
    q: maybeText(),
  }),
);

export const linkRows = pageOf(toldLink, ['urls', 'links']);

export const shortUrlRequest = lazy(() =>
  z.object({ short: spelled(/^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu) }),
);

/** @source account-links.md, "find by short URL" */
export const foundLinks = lazy(() =>
  z.union([
    z.pipe(
      linkDetails(),
      z.transform((found) => ({ links: [found], isAll: true, areRows: false })),
    ),
    z.pipe(
      linkRows(),
      z.transform(({ items, nextPage, unreadable = 0 }) => ({
        links: items,
        isAll: nextPage === null && unreadable === 0,
        /** Rows of a list hold less than a link's details. */
        areRows: true,
      })),
    ),
  ]),
);
