import type { PopupModel } from '@/components/popup/popup-model';
import { isSameHost } from '@/lib/rules/url/same-host';

import { prefer, rememberDomain } from './remember';

/** Remembers that short links on a host are fine, although it was not asked for. */
export function acceptHost(model: PopupModel, host: string): void {
  const { shortHosts } = model.state.preferences;
  if (!shortHosts.includes(host)) prefer(model, { shortHosts: [...shortHosts, host] });
}

/**
 * The same for a host on which the service just created a link. A domain that it ignored is not asked for by itself any more:
 * the next page's link would be asked about again.
 */
export function acceptInstead(model: PopupModel, host: string): void {
  const { lastDomain } = model.state.preferences;
  acceptHost(model, host);
  if (lastDomain !== null && !isSameHost(lastDomain, host)) rememberDomain(model, '');
}
