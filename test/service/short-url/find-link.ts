import { Failure } from '../failure.ts';
import { linkByShortUrl } from '../links/by-short-url.ts';
import type { Link } from '../storage/links.ts';
import { decodeBase64 } from './decode-base64.ts';
import type { ShortUrlCall } from './operation.ts';

/** The account's link that the pair `short_url` names. Throws `invalid` or `not_found`. */
export function findLink({ service, user, pairs }: ShortUrlCall): Link {
  const encoded = pairs.get('short_url');
  if (encoded === undefined) throw new Failure('invalid', 'The parameter short_url is required.');
  const shortUrl = decodeBase64(encoded, service.profile.shortUrl.base64);
  const link = linkByShortUrl(service, user.id, shortUrl);
  if (link === undefined) throw unknownShortUrl();
  return link;
}

export const unknownShortUrl = (): Failure =>
  new Failure('not_found', 'This short URL does not exist.');
