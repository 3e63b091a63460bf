import type { LinkApi, LinkFacts, ListedLinks } from '@/lib/links/ports';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkChanges } from '@/lib/model/link';
import type { Call, Output } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';
import { chosenExtras } from '@/lib/rules/link';
import { firstRequest } from '@/lib/rules/list-rows';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

import { notOffered } from './short-url-api';

type ListedLink = Output<'listLinks'>['items'][number];

type FoundLink = ListedLink & Partial<Pick<Output<'getLink'>, 'statistics'>>;

/** It neither disables a link nor reports its own time. @param scheme such as `https:` @source account-links.md */
export const createAccountLinksApi = (call: Call, scheme: () => Promise<string>): LinkApi => ({
  spell: async (longUrl) => ({ urls: [longUrl], areSafe: true }),
  async create({ longUrl, alias, password, expiry, domain, extras }, kept) {
    const { id, shortUrl, originalUrl } = await call(
      'createLink',
      {
        url: longUrl,
        custom: alias ?? undefined,
        password: password ?? undefined,
        expiry: expiry ?? undefined,
        domain: domain === null ? undefined : `${await scheme()}//${domain}`,
        // A service reads a blank as a value.
        ...spelledExtras(chosenExtras(extras)),
      },
      kept,
    );
    return { id, shortUrl, originalUrl };
  },
  get: async (shortUrl, id = null) => getDetails(call, shortUrl, id),
  getTarget: async (shortUrl) => (await find(call, shortUrl)).link.originalUrl,
  list: async (from) => listPart(call, from === null ? 1 : Number(from)),
  statusOff: async () => 'gone',
  async setStatus(shortUrl, status) {
    if (status !== 'gone') return notOffered();
    const { id } = await findNumbered(call, shortUrl);
    await call('deleteLink', { id });
    return status;
  },
  update: async (shortUrl, { url, password, expiry, ...extras }) => {
    const { id, originalUrl } = await findNumbered(call, shortUrl);
    const changes = { id, password: password || undefined, expiry, ...spelledExtras(extras) };
    await call('updateLink', { ...changes, url }).catch(async (failure: unknown) => {
      // Services may want the URL with whatever is changed.
      const isWanted = url === undefined && isSendable(originalUrl);
      if (!isWanted || reportOf(failure).code !== 'invalid_input') throw failure;
      await call('updateLink', { ...changes, url: originalUrl });
    });
  },
});

async function listPart(call: Call, page: number): Promise<ListedLinks> {
  const request = { ...firstRequest, page, order: 'date' } as const;
  const { items, total, nextPage, unreadable = 0 } = await call('listLinks', request);
  return {
    shortUrls: items.map(({ shortUrl }) => shortUrl),
    facts: items.map(factsOf),
    unreadable,
    total,
    next: nextPage === null ? null : String(nextPage),
  };
}

const factsOf = (link: ListedLink): LinkFacts => ({
  ...link,
  lastAccessed: null,
  status: null,
  answeredAt: null,
});

const detailsOf = (link: FoundLink): LinkFacts => ({
  ...factsOf(link),
  statistics: { counts: link.statistics ?? null },
});

/** @throws `not_found` when the service has no such link; `unexpected_response` when its answer does not say */
async function find(call: Call, shortUrl: string): Promise<{ link: FoundLink; isRow: boolean }> {
  const { links, isAll, areRows } = await call('findLink', { short: shortUrl });
  const link = links.find((each) => isOf(shortUrl, each));
  if (link !== undefined) return { link, isRow: areRows };
  // A service that looks at the alias alone gives the details of one link, be it on another host.
  const code = isAll && areRows ? 'not_found' : 'unexpected_response';
  throw new AppError({ code, operation: 'findLink' });
}

const isOf = (shortUrl: string, link: ListedLink): boolean =>
  shortUrlKey(link.shortUrl) === shortUrlKey(shortUrl);

/** A link with its number as it is now: where the other API has numbers of its own, a remembered one may be another link's. */
async function findNumbered(call: Call, shortUrl: string): Promise<FoundLink & { id: string }> {
  const { link } = await find(call, shortUrl);
  const { id } = link;
  if (id === null) throw new AppError({ code: 'unexpected_response', path: 'id', outcome: 'none' });
  return { ...link, id };
}

/** The number by which the account API knows a link; null where it does not say. @throws as `get` does */
export const readNumber = async (call: Call, shortUrl: string): Promise<string | null> =>
  (await find(call, shortUrl)).link.id;

/** The link by its number where that is its own, which is one request, else by its short URL. */
async function getDetails(call: Call, shortUrl: string, id: string | null): Promise<LinkFacts> {
  const known = id === null ? null : await askByNumber(call, id, shortUrl).catch(nullIfOther);
  if (known !== null) return detailsOf(known);
  const { link, isRow } = await find(call, shortUrl).catch(async (failure: unknown) => {
    throw await explainMissing(call, reportOf(failure));
  });
  if (!isRow || link.id === null) return detailsOf(link);
  // A row says nothing of an expiration nor of visitors.
  const details =
    link.id === id ? null : await askByNumber(call, link.id, shortUrl).catch(nullIfOther);
  return details === null
    ? { ...factsOf(link), statistics: { missing: 'failed' } }
    : detailsOf(details);
}

/** @throws `unexpected_response` for the link of another short URL */
async function askByNumber(call: Call, id: string, shortUrl: string): Promise<FoundLink> {
  const link = await call('getLink', { id });
  if (isOf(shortUrl, link)) return link;
  throw new AppError({ code: 'unexpected_response', operation: 'getLink' });
}

/** A service that fails so for a number may answer for the short URL. */
function nullIfOther(error: unknown): null {
  const { blocks, nextFails } = policyOf(reportOf(error).code);
  if (blocks === 'not_allowed' || nextFails === undefined || nextFails === 'possibly') return null;
  throw error;
}

/** A refusal means that the link is missing where the service answers the same question about other links. */
async function explainMissing(call: Call, report: ErrorReport): Promise<AppError> {
  const isRefused = policyOf(report.code).refuses === 'input';
  const others = isRefused ? await call('listLinks', { limit: 1 }).catch(() => null) : null;
  return new AppError(others === null ? report : { ...report, code: 'not_found' });
}

/** Whether a reported address means the same once it is sent back: not where it may be encoded for HTML. */
const isSendable = (reported: string | null): reported is string =>
  reported !== null && /^(?!.*&#?\w+;)[!-~]+$/.test(reported);

const spelledExtras = ({ title, description, type, pixels }: LinkChanges) => ({
  metatitle: title,
  metadescription: description,
  type,
  pixels,
});
