import type { Problem } from '@/lib/rules/problems';
import { firstCharacters, oneLine } from '@/lib/rules/text';

import { isPrivateHost, isUnencrypted } from './private-network';
import { readTypedUrl } from './url';

export interface ServiceAddress {
  /** Base address without a trailing slash, such as `https://short.example` or `https://example.com/links`. */
  address: string;
  /** The match pattern to ask permission for; it has no port, as Firefox knows none in patterns. */
  originPattern: string;
}

/**
 * Makes the base address of a service out of anything sensible that is pasted: a bare host, a trailing slash, a
 * sub-folder, or an API address of the service, from whose `/api` on everything is dropped (a key may follow). Plain http is taken
 * for this machine and for private networks; people are told what that means before a key is sent.
 */
export function normaliseAddress(text: string): ServiceAddress | { problem: Problem } {
  if (text.trim() === '') return { problem: 'address_missing' };
  const url = readTypedUrl(text);
  if (typeof url === 'string') return { problem: `address_${url}` };
  if (isUnencrypted(url.href) && !isPrivateHost(url.hostname)) {
    return { problem: 'address_not_secure' };
  }
  return {
    address: url.origin + basePath(url.pathname),
    originPattern: `${url.protocol}//${url.hostname}/*`,
  };
}

const basePath = (pathname: string): string =>
  pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/api(?:\/.*)?$/i, '')
    .replace(/\/$/, '');

/** In characters. */
const longestName = 60;

/** What somebody else may have called a service, as it is shown: one line that is not too long; blank where there is nothing to see. */
export const serviceName = (text: string): string =>
  firstCharacters(oneLine(text), longestName).trimEnd();

/** Checks a branded domain: a bare host, without scheme or path; blank means the service's own. */
export function checkDomain(domain: string): Problem | undefined {
  if (domain === '' || listedHost(domain) === domain.toLowerCase()) return undefined;
  return 'domain_malformed';
}

/** The host (with its port, where it has an unusual one) of a branded domain, or null when there is none in it. */
export function domainHost(domain: string): string | null {
  const url = readTypedUrl(domain);
  return typeof url === 'string' ? null : url.host;
}

/** The same as the service that lists it spells it, which may be in Unicode. */
export function listedHost(domain: string): string | null {
  const host = domainHost(domain);
  const spelled = /[^/?#]*\P{ASCII}[^/?#]*/u.exec(domain)?.[0].trim().toLowerCase();
  return host !== null && spelled !== undefined && domainHost(spelled) === host ? spelled : host;
}

/**
 * Makes the address of a branded domain, as a service wants it, out of what is typed: with its scheme, https unless another is
 * typed, and without a slash at the end.
 */
export function readDomainOrigin(
  text: string,
): { origin: string } | { problem: 'malformed' | 'scheme' | 'credentials' | 'path' } {
  const url = readTypedUrl(text);
  if (typeof url === 'string') return { problem: url };
  return /^\/?$/.test(url.pathname) && !/[?#]/.test(url.href)
    ? { origin: url.origin }
    : { problem: 'path' };
}
