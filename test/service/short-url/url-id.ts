import { choices } from '../choices.ts';
import type { Service } from '../service.ts';
import type { Link } from '../storage/links.ts';

/**
 * What the short-URL API calls a link. `shared`: its id in the account API, too. `own`: a figure that
 * the account API knows nothing of. `crossed`: the id there of the account's link before it, so that
 * only an account's first link has a figure that the account API does not know.
 */
export function urlId({ linkIds, links }: Service, link: Link): number {
  const own = link.id + choices.shortUrl.ownIdOffset;
  if (linkIds === 'shared') return link.id;
  if (linkIds === 'own') return own;
  return links.before(link)?.id ?? own;
}
