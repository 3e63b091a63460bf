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

/** What a link is wanted to be, apart from its password. */
export type WantedLink = Omit<Intent, 'service' | 'url' | 'attempt' | 'at' | 'state' | 'link'>;

/** A request for a link, checked and normalised. */
export interface AskedLink extends WantedLink {
  /** The key under which its page is remembered. */
  pageKey: string;
  password: string | null;
  again: boolean;
  /** Who picks a blank alias, where that is not left to the preference. */
  shortPart: ShortenRequest['shortPart'];
  /** What is blank where an existing link is looked for. */
  onlyForNew: ShortenRequest['onlyForNew'];
}

/**
 * @param today `YYYY-MM-DD`
 * @throws `invalid_input` with the field and the problem
 */
export function readRequest(request: ShortenRequest, today: string): AskedLink {
  const { alias = '', password = '', expiry = '', domain = '' } = request;
  refuse('alias', checkAlias(alias));
  refuse('password', checkPassword(password));
  refuse('expiry', checkExpiry(expiry, today));
  refuse('domain', checkDomain(domain));
  const longUrl = readLongUrl(request.url);
  return {
    pageKey: canonicalUrl(longUrl),
    longUrl,
    alias: alias || null,
    ownAlias: request.ownAlias === true && alias !== '',
    domain: domainHost(domain),
    expiry: expiry || null,
    hasPassword: password !== '',
    filing: request.filing ?? [],
    ...titled(request),
    password: password || null,
    again: request.again,
    shortPart: request.shortPart,
    onlyForNew: request.onlyForNew,
  };
}

/** What is asked of a link that exists, or is on its way. */
export const askedOfExisting = (asked: AskedLink): AskedLink => ({
  ...asked,
  ...(asked.onlyForNew?.includes('alias') && { alias: null, ownAlias: false }),
  ...(asked.onlyForNew?.includes('domain') && { domain: null }),
});

/** Changes to a link, checked and normalised; a blank password is none. @throws `invalid_input` with the field and the problem */
export function readChanges(
  { url, password, expiry, ...extras }: LinkChanges,
  today: string,
): LinkChanges {
  refuse('password', checkPassword(password ?? ''));
  refuse('expiry', checkExpiry(expiry ?? '', today));
  return {
    ...(url === undefined ? {} : { url: readLongUrl(url) }),
    ...(password ? { password } : {}),
    ...(expiry === undefined ? {} : { expiry }),
    ...extras,
  };
}

/** What its preview says is what a link is called, where no page has a title. */
const titled = ({ title, extras }: ShortenRequest): Pick<AskedLink, 'title' | 'extras'> =>
  extras ? { title: oneLine(title || extras.title), extras } : { title: oneLine(title) };

/** @throws `invalid_input` for what cannot be shortened */
export function readLongUrl(text: string): string {
  const read = normaliseLongUrl(text);
  if ('url' in read) return read.url;
  return refusedInput('url', read.problem);
}

/** An address as it would be shortened, and the key under which its page is remembered; null for what cannot be. */
export function readPage(address: string): Pick<AskedLink, 'pageKey' | 'longUrl'> | null {
  const read = normaliseLongUrl(address);
  return 'url' in read ? { pageKey: canonicalUrl(read.url), longUrl: read.url } : null;
}

function refuse(field: FieldName, problem: Problem | undefined): void {
  if (problem !== undefined) refusedInput(field, problem);
}

function refusedInput(field: FieldName, problem: Problem): never {
  throw new AppError({ code: 'invalid_input', field, problem, outcome: 'none' });
}
