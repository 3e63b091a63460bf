import { readTypedUrl } from './typed-url';

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
