import type { Problem } from '@/lib/rules/problems';
import { firstCharacters, oneLine } from '@/lib/rules/text';

import { isPrivateHost, isUnencrypted } from './private-network';
import { readTypedUrl } from './url';

export interface ServiceAddress {
  address: string;
  /** Without a port, as Firefox knows none in patterns. */
  originPattern: string;
}

/** Drops all from `/api` on, as a key may follow. */
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

const longestName = 60;

export const serviceName = (text: string): string =>
  firstCharacters(oneLine(text), longestName).trimEnd();

export function checkDomain(domain: string): Problem | undefined {
  if (domain === '' || listedHost(domain) === domain.toLowerCase()) return undefined;
  return 'domain_malformed';
}

export function domainHost(domain: string): string | null {
  const url = readTypedUrl(domain);
  return typeof url === 'string' ? null : url.host;
}

/** As the service spells it, perhaps in Unicode. */
export function listedHost(domain: string): string | null {
  const host = domainHost(domain);
  const spelled = /[^/?#]*\P{ASCII}[^/?#]*/u.exec(domain)?.[0].trim().toLowerCase();
  return host !== null && spelled !== undefined && domainHost(spelled) === host ? spelled : host;
}

/** Null for more than a host. */
export function domainOrigin(text: string): string | null {
  const url = readTypedUrl(text);
  return typeof url !== 'string' && url.href === `${url.origin}/` ? url.origin : null;
}
