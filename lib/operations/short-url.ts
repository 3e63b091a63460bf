import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { shortUrlOperation, typedFields } from './operation';
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

/** `.` and `..` vanish from a path; `/`, `\`, `+` and `%` are split or altered. @source observed.md, "Base64 inside a path" */
const segment = lazy(() => spelled(/^(?!\.{1,2}$)[^/\\+%\p{Cc}\p{Cs}]+$/u));

const newShortUrl = lazy(() =>
  z.object({
    url: longUrl(),
    customUrl: z.optional(segment()),
    password: z.optional(segment()),
    expiryDate: z.optional(day()),
    /** A host. */
    baseDomain: z.optional(spelled(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?::\d+)?$/u)),
  }),
);

/** As the service reported it: any letters. */
const shortUrlRequest = lazy(() =>
  z.object({
    shortUrl: spelled(/^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu).check(z.maxLength(maxUrlLength)),
  }),
);

const typed = {
  url: typedFields.url,
  customUrl: typedFields.alias,
  password: typedFields.password,
  expiryDate: typedFields.expiry,
  baseDomain: typedFields.domain,
};

/** @source service-api.md, "Short-URL API" */
export const shortUrlOperations = {
  createShortUrl: shortUrlOperation(
    'create/custom_url/<customUrl>/password/<password>/expiry_date/<expiryDate>/base_domain/<baseDomain>/url/<base64:url>',
    'create',
    { input: newShortUrl, output: createdShortUrl, typed },
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
