import type { Problem } from '@/lib/rules/problems';

import { isLoopback } from './loopback';
import { readTypedUrl } from './typed-url';

export interface ServiceAddress {
  /** Base address without a trailing slash, such as `https://short.example` or `https://example.com/links`. */
  address: string;
  /** The match pattern to ask permission for; it has no port, as Firefox knows none in patterns. */
  originPattern: string;
}

/**
 * Makes the base address of a service out of anything sensible that is pasted: a bare host, a trailing slash, a
 * sub-folder, or an API address of the service, from whose `/api` on everything is dropped (a key may follow).
 */
export function normaliseAddress(text: string): ServiceAddress | { problem: Problem } {
  if (text.trim() === '') return { problem: 'address_missing' };
  const url = readTypedUrl(text);
  if (typeof url === 'string') return { problem: `address_${url}` };
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
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
