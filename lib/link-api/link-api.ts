import type { LinkApi } from '@/lib/links/ports';
import type { ConnectionView, LinkWay } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';
import { linkWayOf } from '@/lib/rules/offered';
import { hostAsListed } from '@/lib/rules/url/url-keys';

import { createAccountLinksApi } from './account-links-api';
import { createShortUrlApi } from './short-url-api';

/** The links of the connected service, and which way to them is in use. */
interface ConnectedLinkApi {
  api: LinkApi;
  way: () => Promise<LinkWay>;
}

/**
 * The links of whatever service is connected at the moment of each call, over the API that makes links there.
 * @param connection gives null where nothing is connected
 * @param domains the account's branded domains as the service lists them
 */
export function createLinkApi(
  call: Call,
  connection: () => Promise<ConnectionView | null>,
  domains: () => Promise<readonly string[]>,
): ConnectedLinkApi {
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
  const way = async (): Promise<LinkWay> => linkWayOf(await connection()) ?? 'shortUrl';
  const current = async (): Promise<LinkApi> => apis[await way()];
  const api: LinkApi = {
    spell: async (longUrl) => (await current()).spell(longUrl),
    async create(request, kept) {
      const domain = request.domain && hostAsListed(request.domain, await domains());
      return (await current()).create({ ...request, domain }, kept);
    },
    get: async (shortUrl, id) => (await current()).get(shortUrl, id),
    getTarget: async (shortUrl) => (await current()).getTarget(shortUrl),
    list: async (from) => (await current()).list(from),
    enable: async (shortUrl) => (await current()).enable(shortUrl),
    disable: async (shortUrl) => (await current()).disable(shortUrl),
    canSwitch: async () => (await current()).canSwitch(),
    update: async (shortUrl, changes) => (await current()).update(shortUrl, changes),
    remove: async (shortUrl) => (await current()).remove(shortUrl),
  };
  return { api, way };
}
