import { Failure } from '../failure.ts';
import type { Link } from '../storage/links.ts';
import { decodeBase64 } from './decode-base64.ts';
import type { ShortUrlCall } from './operation.ts';

/** The account's link that the pair `short_url` names. Throws `invalid` or `not_found`. */
export function findLink({ service, user, pairs }: ShortUrlCall): Link {
  const encoded = pairs.get('short_url');
  if (encoded === undefined) throw new Failure('invalid', 'The parameter short_url is required.');
  const shortUrl = withoutScheme(decodeBase64(encoded, service.profile.shortUrl.base64));
  const part = shortUrl.slice(shortUrl.lastIndexOf('/') + 1);
  const link = service.links
    .withPart(user.id, part)
    .find((candidate) => withoutScheme(service.address.shortUrl(candidate)) === shortUrl);
  if (link === undefined) throw new Failure('not_found', 'This short URL does not exist.');
  return link;
}

/** Host, in small letters, and path of a short URL. */
function withoutScheme(shortUrl: string): string {
  const [, host = '', path = ''] = /^https?:\/\/([^/]*)(.*)$/i.exec(shortUrl) ?? [];
  return host.toLowerCase() + path;
}
