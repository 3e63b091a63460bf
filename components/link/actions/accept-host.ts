import type { LinkModel } from '@/components/link/model';
import type { ErrorReport, FieldName } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { isSameHost } from '@/lib/rules/url/url-keys';

import { presentLink } from './present-link';
import { rememberDomain, savePreferences } from './remember';

/** Remembers that short links on a host are fine, although it was not asked for. */
function acceptHost(model: LinkModel, host: string): void {
  const { shortHosts } = model.state.preferences;
  if (!shortHosts.includes(host)) savePreferences(model, { shortHosts: [...shortHosts, host] });
}

/**
 * Remembers that short links are fine on a host on which the service just created one. A domain that it ignored is not asked
 * for by itself any more: the next page's link would be asked about again.
 */
export function acceptGivenHost(model: LinkModel, host: string): void {
  const { lastDomain } = model.state.preferences;
  acceptHost(model, host);
  if (lastDomain !== null && !isSameHost(lastDomain, host)) rememberDomain(model, '');
}

/** The option of a failure is not in doubt any more once its link is taken as it is: else it would be asked about at each opening. */
export function acceptOption(
  { services }: LinkModel,
  { unconfirmed = [], ...link }: LinkRecord,
  field?: FieldName,
): LinkRecord {
  const left = unconfirmed.filter((option) => option !== field);
  if (left.length > 0) return { ...link, unconfirmed: left };
  if (unconfirmed.length > 0) services.send('link.confirm', { link }).catch(() => undefined);
  return link;
}

/** Takes the link of a failure, although something about it is not as asked; one on another host makes that host one of ours. */
export async function acceptFailedLink(
  model: LinkModel,
  { code, field, link: given }: ErrorReport,
): Promise<void> {
  if (given === undefined) return;
  await model.runExclusively(() => {
    const link = acceptOption(model, given, field);
    // What was asked for in another popup is not known here.
    const { url, since = Infinity } = model.pending;
    const accept = url === '' ? acceptHost : acceptGivenHost;
    if (code === 'wrong_host') accept(model, new URL(link.shortUrl).host);
    // One of another day is not to be undone in passing.
    presentLink(model, { how: link.createdAt < since ? 'existing' : 'created', link });
  });
}
