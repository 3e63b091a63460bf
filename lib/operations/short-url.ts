import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { shortUrlOperation } from './operation';
import { nothing, spelled } from './schemas/page';
import {
  activeShortUrls,
  createdShortUrl,
  day,
  longUrl,
  maxUrlLength,
  shortUrl,
  switchedShortUrl,
} from './schemas/short-urls';

/**
 * One segment of a path: `.` and `..` vanish when the URL is parsed (a protected link would lose its password), and `/`, `\`, `+`
 * and `%` are split or altered.
 * @source observed.md, "Base64 inside a path"
 */
const segment = lazy(() => spelled(/^(?!\.{1,2}$)[^/\\+%\p{Cc}\p{Cs}]+$/u));

/** @source service-api.md, "Short-URL API": create, with and without options */
const newShortUrl = lazy(() =>
  z.object({
    /** In the spelling that is sent. */
    url: longUrl(),
    /** The alias. */
    customUrl: z.optional(segment()),
    password: z.optional(segment()),
    expiryDate: z.optional(day()),
    /** A branded domain's host, without scheme and slash. */
    baseDomain: z.optional(spelled(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?::\d+)?$/u)),
  }),
);

/** With its domain, as the service reported it: any letters. */
const shortUrlRequest = lazy(() =>
  z.object({
    shortUrl: spelled(/^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu).check(z.maxLength(maxUrlLength)),
  }),
);

const typedFields = {
  url: { field: 'url', problem: 'url_malformed' },
  customUrl: { field: 'alias', problem: 'alias_characters' },
  password: { field: 'password', problem: 'password_characters' },
  expiryDate: { field: 'expiry', problem: 'expiry_impossible' },
  baseDomain: { field: 'domain', problem: 'domain_malformed' },
} as const;

/** @source service-api.md, "Short-URL API" */
export const shortUrlOperations = {
  createShortUrl: shortUrlOperation(
    'create/custom_url/<customUrl>/password/<password>/expiry_date/<expiryDate>/base_domain/<baseDomain>/url/<base64:url>',
    'create',
    { input: newShortUrl, output: createdShortUrl, typed: typedFields },
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
