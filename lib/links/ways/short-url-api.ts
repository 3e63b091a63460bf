import type { LinkApi } from '@/lib/links/ports';
import { AppError } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';

import { isHarmless, spellings } from './safe-spelling';

export const createShortUrlApi = (call: Call): LinkApi => ({
  async spell(longUrl) {
    const urls = spellings(longUrl);
    return { urls, areSafe: urls.every(isHarmless) };
  },
  create: async ({ longUrl, alias, password, expiry, domain }, kept) =>
    call(
      'createShortUrl',
      {
        url: longUrl,
        ...(alias !== null && { customUrl: alias }),
        ...(password !== null && { password }),
        ...(expiry !== null && { expiryDate: expiry }),
        ...(domain !== null && { baseDomain: domain }),
      },
      kept,
    ),
  get: async (shortUrl) => call('getShortUrl', { shortUrl }),
  getTarget: async (shortUrl) => (await call('getShortUrl', { shortUrl })).originalUrl,
  // It reports all of them at once, and adds new ones at the end.
  async list() {
    const { shortUrls, unreadable = 0 } = await call('listActiveShortUrls', {});
    return { shortUrls: shortUrls.toReversed(), unreadable, next: null };
  },
  statusOff: async () => 'disabled',
  async setStatus(shortUrl, status) {
    if (status === 'gone') return notOffered();
    const operation = status === 'active' ? 'enableShortUrl' : 'disableShortUrl';
    return (await call(operation, { shortUrl })).status;
  },
  update: async () => notOffered(),
});

/** Pages do not offer what a service has no operation for. */
export function notOffered(): never {
  throw new AppError({ code: 'internal', outcome: 'none' });
}
