import type { LinkApi, LinkNumber } from '@/lib/links/ports';
import type { ConnectionView, LinkWay } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';
import { hasTwoWays, linkWayOf } from '@/lib/rules/offered';
import { hostAsListed } from '@/lib/rules/url/url-keys';

import { createAccountLinksApi, readNumber } from './account-links-api';
import { createShortUrlApi } from './short-url-api';

/** Over the API that makes links at the moment of each call. @param domains the branded domains as the service lists them */
export function createLinkApi(
  call: Call,
  connection: () => Promise<ConnectionView | null>,
  domains: () => Promise<readonly string[]>,
): LinkApi {
  const scheme = async (): Promise<string> => {
    const connected = await connection();
    if (connected === null) throw new AppError({ code: 'not_connected', outcome: 'none' });
    return new URL(connected.address).protocol;
  };
  const apis: Readonly<Record<LinkWay, LinkApi>> = {
    shortUrl: createShortUrlApi(call),
    accountLinks: createAccountLinksApi(call, scheme),
  };
  // Where nothing is known of either, the one that the API document has is tried.
  const current = async (): Promise<LinkApi> => apis[linkWayOf(await connection()) ?? 'shortUrl'];
  return {
    spell: async (longUrl) => (await current()).spell(longUrl),
    async create(request, kept) {
      const domain = request.domain && hostAsListed(request.domain, await domains());
      return (await current()).create({ ...request, domain }, kept);
    },
    get: async (shortUrl, id) => (await current()).get(shortUrl, id),
    getTarget: async (shortUrl) => (await current()).getTarget(shortUrl),
    list: async (from) => (await current()).list(from),
    statusOff: async () => (await current()).statusOff(),
    setStatus: async (shortUrl, status) => (await current()).setStatus(shortUrl, status),
    update: async (shortUrl, changes) => (await current()).update(shortUrl, changes),
  };
}

export const createNumberOf =
  (call: Call, connection: () => Promise<ConnectionView | null>) =>
  async (shortUrl: string, remembered: string | null): Promise<LinkNumber> => {
    const connected = await connection();
    if (connected?.apis.accountLinks !== 'available') return { id: remembered, isReported: false };
    // What is remembered may be the number of the other API.
    const isKnown = remembered !== null && !hasTwoWays(connected);
    return { id: isKnown ? remembered : await readNumber(call, shortUrl), isReported: true };
  };
