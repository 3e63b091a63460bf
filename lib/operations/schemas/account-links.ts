import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { maybeText, pageOf, pageRequest, resourceId } from './page';
import { maybeStatistics } from './qr-codes';
import { day, longUrl } from './short-urls';
import { count, decodedLink, flag, id, requiredLink, target, text, time } from './tolerant';

/** What a link can have, whether it is made or changed. */
const linkFields = lazy(() => ({
  /** The short part that is wanted. */
  custom: maybeText(),
  password: maybeText(),
  /** A branded domain with its scheme. */
  domain: z.optional(
    z.string().check(z.regex(/^https?:\/\/[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?::\d+)?$/u)),
  ),
  expiry: z.optional(day()),
  campaign: z.optional(resourceId()),
  channel: z.optional(resourceId()),
  /** `direct`, `frame` or the number of a splash page. */
  type: z.optional(resourceId()),
  metatitle: maybeText(),
  metadescription: maybeText(),
  pixels: z.optional(z.array(resourceId())),
}));

export const newLink = lazy(() => z.object({ url: longUrl(), ...linkFields() }));

/** What is blank is taken away; none of it stands for what was left out. */
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

/** How services name the short URL of a link. */
const shortUrlNames = ['shorturl', 'short', 'shortUrl', 'short_url', 'link'];

/** Puts a link's short URL under one name. */
function withShortUrl(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const fields = new Map<string, unknown>(Object.entries(raw));
  const name = shortUrlNames.find((each) => typeof fields.get(each) === 'string');
  return name === undefined ? raw : { ...raw, shorturl: fields.get(name) };
}

const named = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.pipe(z.transform(withShortUrl), z.object(shape));

/** The answer to a create and an update: what it holds may lie one level down. */
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

/** What a link's row in the list and its details have in common. */
const told = lazy(() => ({
  id: id(),
  shorturl: requiredLink(),
  longurl: target(),
  title: z.optional(text()),
  description: z.optional(text()),
  date: time(),
  clicks: count(),
  /** Not in the list of what is known to be told; where a service does tell, it counts. */
  password: z.optional(flagOrText()),
  expiry: z.optional(time()),
  type: z.optional(text()),
  pixels: z.optional(pixelNumbers()),
}));

/** A list of numbers, or of pixels that have one; null for whatever else some service writes. */
const pixelNumbers = lazy(() =>
  z.catch(z.nullable(z.array(z.union([numberOfPixel(), numbered()]))), null),
);

const numberOfPixel = lazy(() => z.pipe(id(), resourceId()));

const numbered = lazy(() =>
  z.pipe(
    z.object({ id: numberOfPixel() }),
    z.transform((pixel) => pixel.id),
  ),
);

/** A password is told as a flag, or as some text that stands for it. */
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
      /** Whether it says anything about an expiration, be it that there is none. */
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

/** One link with its statistics, which are null where the service tells none. */
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

/** How the list is asked for: newest first by `date`. */
export const linksRequest = lazy(() =>
  z.extend(pageRequest(), {
    order: z.optional(z.enum(['date', 'click'])),
    q: maybeText(),
  }),
);

export const linkRows = lazy(() => pageOf(toldLink, ['urls', 'links'])());

export const shortUrlRequest = lazy(() =>
  z.object({ short: z.string().check(z.regex(/^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu)) }),
);

/**
 * The answer to a question about one short URL: that link, or a list in which it may be one of many.
 * @source account-links.md, "find by short URL"
 */
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
        /** Whether no other link can be the one that was asked for. */
        isAll: nextPage === null && unreadable === 0,
        /** Whether they are rows of a list, which tell less than a link's details. */
        areRows: true,
      })),
    ),
  ]),
);
