import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { maybeText, pageOf, pageRequest, resourceId, spelled } from './page';
import { maybeStatistics } from './qr-codes';
import { day, longUrl } from './short-urls';
import {
  count,
  decodedLink,
  flag,
  id,
  requiredLink,
  target,
  text,
  time,
  tolerant,
} from './tolerant';

const linkFields = lazy(() => ({
  /** The alias. */
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

/** Unlike what is left out, a blank takes the value away. */
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

const shortUrlNames = ['shorturl', 'short', 'shortUrl', 'short_url', 'link'];

function withShortUrl(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const fields = new Map<string, unknown>(Object.entries(raw));
  const name = shortUrlNames.find((each) => typeof fields.get(each) === 'string');
  return name === undefined ? raw : { ...raw, shorturl: fields.get(name) };
}

const named = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.pipe(z.transform(withShortUrl), z.object(shape));

/** The answer to a create and an update, perhaps one level down. */
export const savedLink = lazy(() =>
  z.pipe(
    z.transform((raw: unknown) =>
      typeof raw === 'object' && raw !== null && 'data' in raw && typeof raw.data === 'object'
        ? { ...raw, ...raw.data }
        : raw,
    ),
    z.pipe(
      named({ id: id(), shorturl: requiredLink(), longurl: decodedLink() }),
      z.transform(({ id: linkId, shorturl, longurl }) => ({
        id: linkId,
        shortUrl: shorturl,
        originalUrl: longurl,
      })),
    ),
  ),
);

const told = lazy(() => ({
  id: id(),
  shorturl: requiredLink(),
  longurl: target(),
  title: z.optional(text()),
  description: z.optional(text()),
  date: time(),
  clicks: count(),
  /** Undocumented, but some services report it. */
  password: z.optional(flagOrText()),
  expiry: z.optional(time()),
  type: z.optional(text()),
  pixels: z.optional(pixelNumbers()),
}));

/** Numbers, or pixels with one; null for anything else. */
const pixelNumbers = lazy(() => {
  const number = z.pipe(id(), resourceId());
  const pixel = z.pipe(
    z.object({ id: number }),
    z.transform((known) => known.id),
  );
  const list = z.array(z.union([number, pixel]));
  return tolerant((value) => z.safeParse(list, value).data ?? null);
});

/** A flag, or some text that stands for it. */
const flagOrText = lazy(() =>
  z.union([
    flag(),
    z.pipe(
      text(),
      z.transform((words) => words !== ''),
    ),
  ]),
);

const toldLink = lazy(() =>
  z.pipe(
    named(told()),
    z.transform((link) => ({
      id: link.id,
      shortUrl: link.shorturl,
      originalUrl: link.longurl,
      title: link.title ?? '',
      createdAt: link.date,
      visits: link.clicks,
      hasPassword: link.password ?? null,
      expiry: link.expiry ?? null,
      /** It reports an expiration, or that there is none. */
      tellsExpiry: link.expiry !== undefined,
      extras: {
        title: link.title ?? null,
        description: link.description ?? null,
        type: link.type || null,
        pixels: link.pixels ?? null,
      },
    })),
  ),
);

/** The statistics are null where the service reports none. */
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

/** That link, or a list that may hold it. @source account-links.md, "find by short URL" */
export const foundLinks = lazy(() =>
  z.union([
    z.pipe(
      linkDetails(),
      z.transform((link) => ({ links: [link], isAll: true, areRows: false })),
    ),
    z.pipe(
      linkRows(),
      z.transform(({ items, nextPage, unreadable = 0 }) => ({
        links: items,
        /** No other link can be the one asked for. */
        isAll: nextPage === null && unreadable === 0,
        /** Rows of a list hold less than a link's details. */
        areRows: true,
      })),
    ),
  ]),
);
