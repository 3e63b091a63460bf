import type { Problem } from '@/lib/rules/problems';

import { readTypedUrl } from './typed-url';

/** Checks a branded domain: a bare host, without scheme or path; blank means the service's own. */
export function checkDomain(domain: string): Problem | undefined {
  if (domain === '' || domainHost(domain) === domain.toLowerCase()) return undefined;
  return 'domain_malformed';
}

/** The host (with its port, where it has an unusual one) of a branded domain as a service lists it, or null when there is none in it. */
export function domainHost(domain: string): string | null {
  const url = readTypedUrl(domain);
  return typeof url === 'string' ? null : url.host;
}
