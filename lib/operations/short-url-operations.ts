import { shortUrlOperation } from './operation';
import { nothing } from './schemas/request';
import {
  activeShortUrls,
  createdShortUrl,
  newShortUrl,
  shortUrl,
  shortUrlRequest,
  switchedShortUrl,
} from './short-url';

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
