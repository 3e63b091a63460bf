import type { Service } from '../service.ts';
import type { Link } from '../storage/links.ts';

/** The account's link with a short URL, whose scheme is not looked at. */
export function linkByShortUrl(
  { links, address }: Service,
  userId: number,
  text: string,
): Link | undefined {
  const shortUrl = withoutScheme(text);
  const part = shortUrl.slice(shortUrl.lastIndexOf('/') + 1);
  return links
    .withPart(userId, part)
    .find((candidate) => withoutScheme(address.shortUrl(candidate)) === shortUrl);
}

/** Host, in small letters, and path of a short URL. */
function withoutScheme(shortUrl: string): string {
  const [, host = '', path = ''] = /^https?:\/\/([^/]*)(.*)$/i.exec(shortUrl) ?? [];
  return host.toLowerCase() + path;
}
