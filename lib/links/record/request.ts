import { AppError, type FieldName } from '@/lib/model/errors';
import type { LinkChanges } from '@/lib/model/link';
import type { Intent, ShortenRequest } from '@/lib/model/shorten';
import { checkAlias } from '@/lib/rules/alias';
import { checkExpiry } from '@/lib/rules/expiry';
import type { Problem } from '@/lib/rules/problems';
import { checkPassword } from '@/lib/rules/secrets';
import { oneLine } from '@/lib/rules/text';
import { checkDomain, domainHost } from '@/lib/rules/url/service-address';
import { normaliseLongUrl } from '@/lib/rules/url/url';
import { canonicalUrl } from '@/lib/rules/url/url-keys';

export type WantedLink = Omit<Intent, 'service' | 'url' | 'attempt' | 'at' | 'state' | 'link'>;

/** An address as it would be shortened, and the key under which its page is remembered. */
export interface Page {
  pageKey: string;
  longUrl: string;
}

export interface AskedLink
  extends
    WantedLink,
    Page,
    Pick<ShortenRequest, 'again' | 'exactUrl' | 'shortPart' | 'attempt' | 'onlyForNew'> {
  password: string | null;
}

/** @param today `YYYY-MM-DD` @throws `invalid_input` with the field and the problem */
export function readRequest(request: ShortenRequest, today: string): AskedLink {
  const { alias = '', password = '', expiry = '', domain = '' } = request;
  const { filing = [], again, shortPart, attempt, onlyForNew } = request;
  refuse('alias', checkAlias(alias));
  refuse('password', checkPassword(password));
  refuse('expiry', checkExpiry(expiry, today));
  refuse('domain', checkDomain(domain));
  return {
    ...readLongUrl(request.url),
    ...titled(request),
    alias: alias || null,
    ownAlias: isOwnAlias(request),
    domain: domainHost(domain),
    expiry: expiry || null,
    hasPassword: password !== '',
    filing,
    password: password || null,
    again,
    shortPart,
    attempt,
    ...(onlyForNew && { onlyForNew }),
    exactUrl: request.exactUrl === true,
  };
}

const isOwnAlias = ({ alias, ownAlias = false }: ShortenRequest): boolean =>
  ownAlias && Boolean(alias);

/** Where no page has a title, a link is called what its preview says. */
const titled = ({ title, extras }: ShortenRequest): Pick<AskedLink, 'title' | 'extras'> =>
  extras ? { title: oneLine(title || extras.title), extras } : { title: oneLine(title) };

/** What is asked of a link that exists, or is on its way. */
export const askedOfExisting = (asked: AskedLink): AskedLink => ({
  ...asked,
  ...(asked.onlyForNew?.includes('alias') && { alias: null, ownAlias: false }),
  ...(asked.onlyForNew?.includes('domain') && { domain: null }),
});

/** Changes to a link; a blank password is none. @throws as `readRequest` does */
export function readChanges(
  { url, password, expiry, ...extras }: LinkChanges,
  today: string,
): LinkChanges {
  refuse('password', checkPassword(password ?? ''));
  refuse('expiry', checkExpiry(expiry ?? '', today));
  return {
    ...(url === undefined ? {} : { url: readLongUrl(url).longUrl }),
    ...(password ? { password } : {}),
    ...(expiry === undefined ? {} : { expiry }),
    ...extras,
  };
}

/** @throws `invalid_input` for what cannot be shortened */
export function readLongUrl(text: string): Page {
  const read = normaliseLongUrl(text);
  return 'url' in read ? pageOf(read.url) : refusedInput('url', read.problem);
}

export function readPage(address: string): Page | null {
  const read = normaliseLongUrl(address);
  return 'url' in read ? pageOf(read.url) : null;
}

const pageOf = (longUrl: string): Page => ({ pageKey: canonicalUrl(longUrl), longUrl });

function refuse(field: FieldName, problem: Problem | undefined): void {
  if (problem !== undefined) refusedInput(field, problem);
}

function refusedInput(field: FieldName, problem: Problem): never {
  throw new AppError({ code: 'invalid_input', field, problem, outcome: 'none' });
}
