import { localDomain } from './local-domain.ts';
import type { Service } from './service.ts';

/** Sets the operator's own domains, for profiles that have them, at the port that the service has now. */
export function setSharedDomains(service: Service): void {
  const { domains, profile } = service;
  domains.clearShared();
  if (!profile.account.sharedDomains) return;
  const domain = localDomain(service, 'shared');
  domains.add({ userId: null, domain, redirectRoot: null, redirect404: null });
}
