import type { ExistingLinkMode } from '../behavior.ts';
import type { Service } from '../service.ts';
import type { Link } from '../storage/links.ts';
import type { User } from '../storage/users.ts';

/** The account's oldest working link on this domain that leads to what the service holds to be the same long URL. */
export function findExistingLink(
  { service, user, now }: { service: Service; user: User; now: number },
  domain: string,
  longUrl: string,
): Link | undefined {
  const mode = service.behavior.givesExistingLinks;
  if (mode === 'never') return undefined;
  const wanted = comparable(longUrl, mode);
  return service.links
    .activeOf(user.id, now)
    .find((link) => link.domain === domain && comparable(link.originalUrl, mode) === wanted);
}

/** A long URL without the part that does not count. */
function comparable(url: string, mode: ExistingLinkMode): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  if (mode === 'ignoring_fragment') return path + query;
  if (mode === 'ignoring_utm') return path + withoutUtm(query) + fragment;
  if (mode === 'ignoring_slash') return path.replace(/\/$/, '') + query + fragment;
  return url;
}

function withoutUtm(query: string): string {
  const pairs = query.slice(1).split('&');
  const left = pairs.filter((pair) => pair !== '' && !/^utm_/i.test(pair));
  return left.length === 0 ? '' : `?${left.join('&')}`;
}
