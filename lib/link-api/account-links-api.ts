import type { LinkApi, LinkFacts, ListedLinks } from '@/lib/links/ports';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkChanges } from '@/lib/model/link';
import type { Call, Output } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

import { notOffered } from './short-url-api';

/** Rows of one part of the list: as many as services give at a time. */
const pageSize = 100;

type ToldLink = Output<'listLinks'>['items'][number];

/** A link with its details, where it is more than a row of a list. */
type FoundLink = ToldLink & Partial<Pick<Output<'getLink'>, 'statistics'>>;

/**
 * The links of a service over its account API. It takes a long URL as it is, knows no link that is off, and tells neither its own
 * time of an answer nor, mostly, whether a link has a password.
 *
 * @param scheme gives the scheme of the service's addresses, such as `https:`
 * @source account-links.md
 */
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
        ...(extras && filled(spelledExtras(extras))),
      },
      kept,
    );
    return { id, shortUrl, originalUrl };
  },
  get: async (shortUrl, id = null) => getDetails(call, shortUrl, id),
  getTarget: async (shortUrl) => (await find(call, shortUrl)).link.originalUrl,
  list: async (from) => listPart(call, from === null ? 1 : Number(from)),
  enable: async () => notOffered(),
  disable: async () => notOffered(),
  canSwitch: async () => false,
  update: async (shortUrl, { url, password, expiry, ...extras }) => {
    const { id, originalUrl } = await current(call, shortUrl);
    const changes = { id, password: password || undefined, expiry, ...spelledExtras(extras) };
    await call('updateLink', { ...changes, url }).catch(async (failure: unknown) => {
      // Services may want the URL with whatever is changed; the one that they report may be spelled otherwise.
      const isWanted = url === undefined && isSendable(originalUrl);
      if (!isWanted || reportOf(failure).code !== 'invalid_input') throw failure;
      await call('updateLink', { ...changes, url: originalUrl });
    });
  },
  remove: async (shortUrl) => {
    const { id } = await current(call, shortUrl);
    await call('deleteLink', { id });
  },
});

/** A part of the list, newest first. @param page from 1 */
async function listPart(call: Call, page: number): Promise<ListedLinks> {
  const request = { limit: pageSize, page, order: 'date' } as const;
  const { items, total, nextPage, unreadable = 0 } = await call('listLinks', request);
  return {
    shortUrls: items.map(({ shortUrl }) => shortUrl),
    facts: items.map(factsOf),
    unreadable,
    total,
    next: nextPage === null ? null : String(nextPage),
  };
}

/** What this API tells of a link; of the rest it says nothing. */
const factsOf = (told: ToldLink): LinkFacts => ({
  ...told,
  lastAccessed: null,
  status: null,
  answeredAt: null,
});

/**
 * Asks for the link of a short URL. A service may not know that question, and answer with all its links.
 * @throws `not_found` when it has no such link; `unexpected_response` when what came does not tell
 */
async function find(call: Call, shortUrl: string): Promise<{ link: FoundLink; isRow: boolean }> {
  const { links, isAll, areRows } = await call('findLink', { short: shortUrl });
  const wanted = shortUrlKey(shortUrl);
  const link = links.find((each) => shortUrlKey(each.shortUrl) === wanted);
  if (link !== undefined) return { link, isRow: areRows };
  // A service that looks at the alias alone gives the details of one link, be it on another host.
  const code = isAll && areRows ? 'not_found' : 'unexpected_response';
  throw new AppError({ code, operation: 'findLink' });
}

/** Asks for a link by the number that is remembered, which is one request; where it does not come, by its short URL. */
async function getDetails(call: Call, shortUrl: string, id: string | null): Promise<LinkFacts> {
  if (id === null) return findDetails(call, shortUrl, null);
  const link = await askByNumber(call, id, shortUrl);
  if (!(link instanceof AppError)) return detailsOf(link);
  if (!mayBeFound(link.report)) throw link;
  return findDetails(call, shortUrl, { id, failure: link }).catch(async (failure: unknown) => {
    throw await explainMissing(call, reportOf(failure));
  });
}

/** A refusal means that the link is missing where the service answers the same question about other links. */
async function explainMissing(call: Call, report: ErrorReport): Promise<AppError> {
  const mayMeanMissing = policyOf(report.code).refuses === 'input';
  const answersOthers =
    mayMeanMissing &&
    (await call('listLinks', { limit: 1 }).then(
      () => true,
      () => false,
    ));
  return new AppError(answersOthers ? { ...report, code: 'not_found' } : report);
}

/**
 * A row of a list says nothing of an expiration nor of visitors; the link's details do.
 * @param tried the number that was asked for already, and why nothing came of it
 */
async function findDetails(
  call: Call,
  shortUrl: string,
  tried: { id: string; failure: AppError } | null,
): Promise<LinkFacts> {
  const { link, isRow } = await find(call, shortUrl);
  if (!isRow || link.id === null) return detailsOf(link);
  const details =
    link.id === tried?.id ? tried.failure : await askByNumber(call, link.id, shortUrl);
  if (!(details instanceof AppError)) return detailsOf(details);
  const failure = details.report;
  const isRefused = policyOf(failure.code).refuses === 'key';
  return { ...factsOf(link), statistics: { missing: isRefused ? 'refused' : 'failed' }, failure };
}

const detailsOf = (link: FoundLink): LinkFacts => ({
  ...factsOf(link),
  statistics: { counts: link.statistics ?? null },
});

/** @returns the link of that number; why it did not come, also where it is that of another short URL */
async function askByNumber(
  call: Call,
  id: string,
  shortUrl: string,
): Promise<FoundLink | AppError> {
  try {
    const link = await call('getLink', { id });
    return shortUrlKey(link.shortUrl) === shortUrlKey(shortUrl)
      ? link
      : new AppError({ code: 'unexpected_response', operation: 'getLink' });
  } catch (failure) {
    return new AppError(reportOf(failure));
  }
}

/** Whether a service that answered so about a number may answer about the short URL. */
function mayBeFound({ code }: ErrorReport): boolean {
  const { blocks, nextFails } = policyOf(code);
  return blocks === 'not_allowed' || nextFails === undefined || nextFails === 'possibly';
}

/** Whether a reported address means the same once it is sent back: not where it may be encoded for HTML. */
const isSendable = (told: string | null): told is string =>
  told !== null && /^(?!.*&#?\w+;)[!-~]+$/.test(told);

/** A link with its number as it is now: a remembered one may be another link's, as where the other API numbers links by itself. */
async function current(
  call: Call,
  shortUrl: string,
): Promise<{ id: string; originalUrl: string | null }> {
  const { id, originalUrl } = (await find(call, shortUrl)).link;
  if (id === null) throw new AppError({ code: 'unexpected_response', path: 'id', outcome: 'none' });
  return { id, originalUrl };
}

/** The number by which the account API knows a link; null where it does not say. @throws as `get` does */
export const readNumber = async (call: Call, shortUrl: string): Promise<string | null> =>
  (await find(call, shortUrl)).link.id;

/** The names that this API has for them. */
const spelledExtras = ({ title, description, type, pixels }: LinkChanges) => ({
  metatitle: title,
  metadescription: description,
  type,
  pixels,
});

/** Without what is left to the service: it reads a blank as a value. */
const filled = ({
  metatitle,
  metadescription,
  type,
  pixels,
}: ReturnType<typeof spelledExtras>) => ({
  metatitle: metatitle || undefined,
  metadescription: metadescription || undefined,
  type: type || undefined,
  pixels: pixels?.length ? pixels : undefined,
});
