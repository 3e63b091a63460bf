import type { LinkService } from './dependencies';
import { isOnAskedHost } from './short-host';

/**
 * The spellings under which a short URL may be remembered: with and without `www.` and a slash at its end, http and https, and
 * without a fragment, as the service is never sent one.
 *
 * @param url any address; one that is not on a host of the service has no spelling but its own
 * @returns the address itself first
 */
export function shortUrlSpellings(url: string, service: LinkService): string[] {
  if (!/^https?:/i.test(url) || !URL.canParse(url) || !isOnAskedHost(url, null, service)) {
    return [url];
  }
  const { host, pathname, search } = new URL(url);
  const bare = host.replace(/^www\./, '');
  const path = pathname.replace(/\/+$/, '');
  const spelled = ['https:', 'http:'].flatMap((scheme) =>
    [bare, `www.${bare}`].flatMap((each) =>
      ['', '/'].map((end) => `${scheme}//${each}${path}${end}${search}`),
    ),
  );
  return [...new Set([url, ...spelled])];
}
