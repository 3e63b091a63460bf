import type { LinkApi } from '@/lib/links/ports';
import type { Call } from '@/lib/operations/operations';

import { isHarmless, spellings } from './safe-spelling';

/** The links of a service over its short-URL API. */
export const createShortUrlApi = (call: Call): LinkApi => ({
  spell(longUrl) {
    const urls = spellings(longUrl);
    return { urls, areSafe: urls.every(isHarmless) };
  },
  create: async ({ longUrl, alias, password, expiry, domain }, kept) =>
    call(
      'createShortUrl',
      {
        url: longUrl,
        ...(alias === null ? {} : { customUrl: alias }),
        ...(password === null ? {} : { password }),
        ...(expiry === null ? {} : { expiryDate: expiry }),
        ...(domain === null ? {} : { baseDomain: domain }),
      },
      kept,
    ),
  get: async (shortUrl) => call('getShortUrl', { shortUrl }),
  // It tells all of them at once.
  async list() {
    const { shortUrls, unreadable = 0 } = await call('listActiveShortUrls', {});
    return { shortUrls, unreadable, next: null };
  },
  enable: async (shortUrl) => (await call('enableShortUrl', { shortUrl })).status,
  disable: async (shortUrl) => (await call('disableShortUrl', { shortUrl })).status,
});
