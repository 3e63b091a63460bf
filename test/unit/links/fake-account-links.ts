import { AppError, reportOf } from '@/lib/model/errors';
import type { Input, OperationName, Output } from '@/lib/operations/operations';

import type { Facts, FakeService } from './fake-service';

/** The operations of the short-URL API that do what those of the account API do. */
export const sameBy: Partial<Record<OperationName, OperationName>> = {
  createLink: 'createShortUrl',
  findLink: 'getShortUrl',
  listLinks: 'listActiveShortUrls',
  deleteLink: 'disableShortUrl',
};

/** What the fake service answers over the account API. */
export async function answerOverAccount(
  service: FakeService,
  name: OperationName,
  input: unknown,
): Promise<unknown> {
  switch (name) {
    case 'createLink':
      return create(service, input as Input<'createLink'>);
    case 'findLink': {
      const { short } = input as Input<'findLink'>;
      const link = await service.tell(short).catch(inWords);
      return { links: [toldLink(link)], isAll: true, areRows: false };
    }
    case 'getLink':
      return get(service, (input as Input<'getLink'>).id);
    case 'listLinks':
      return list(service, input as Input<'listLinks'>);
    case 'deleteLink':
      return remove(service, (input as Input<'deleteLink'>).id);
    default:
      throw new Error(`the fake service has no ${name}`);
  }
}

/** A web server that refuses a path says nothing; this is the service itself. */
function inWords(error: unknown): never {
  throw new AppError({ ...reportOf(error), said: 'This link does not exist.' });
}

async function create(
  service: FakeService,
  { url, custom, password, expiry, domain }: Input<'createLink'>,
): Promise<Output<'createLink'>> {
  const { id, shortUrl } = await service.create({
    url,
    ...(custom === undefined ? {} : { customUrl: custom }),
    ...(password === undefined ? {} : { password }),
    ...(expiry === undefined ? {} : { expiryDate: expiry }),
    ...(domain === undefined ? {} : { baseDomain: new URL(domain).host }),
  });
  return { id, shortUrl, originalUrl: null };
}

/** Nobody ever visited it. */
function get({ links }: FakeService, id: string): Output<'getLink'> {
  const link = links.find((each) => each.id === id);
  if (link === undefined) throw new AppError({ code: 'not_found', outcome: 'none' });
  const from = { topCountries: {}, topReferrers: {}, topBrowsers: {}, topOs: {}, socialCount: {} };
  return { ...toldLink(link), statistics: { clicks: 0, uniqueClicks: 0, ...from } };
}

/** Newest first, unless told. */
function list(
  service: FakeService,
  { limit = 15, page = 1 }: Input<'listLinks'>,
): Output<'listLinks'> {
  const { links, unreadable, listsOldestFirst } = service;
  const active = links.filter((link) => link.status === 'active' && service.isShown(link));
  const all = listsOldestFirst ? active : active.toReversed();
  const end = page * limit;
  return {
    items: all.slice(end - limit, end).map(toldLink),
    total: all.length,
    nextPage: end < all.length ? page + 1 : null,
    ...(unreadable === 0 ? {} : { unreadable }),
  };
}

function remove({ links }: FakeService, id: string): Output<'deleteLink'> {
  const index = links.findIndex((link) => link.id === id);
  if (index === -1) throw new AppError({ code: 'not_found', outcome: 'none' });
  links.splice(index, 1);
  return { message: null };
}

/** It says nothing of passwords. */
const toldLink = ({
  id,
  shortUrl,
  originalUrl,
  createdAt,
  visits,
  expiry,
}: Facts): Output<'listLinks'>['items'][number] => ({
  id,
  shortUrl,
  originalUrl,
  title: 'A page',
  createdAt,
  visits,
  hasPassword: null,
  expiry,
  tellsExpiry: true,
  extras: { title: 'A page', description: null, type: null, pixels: null },
});
