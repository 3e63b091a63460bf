import { AppError } from '@/lib/model/errors';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';

import type { Links } from './create-links';

/**
 * Answers with the link for an address once the service has confirmed its password and expiration: for whoever makes links that
 * nobody looks at one by one.
 *
 * @throws `not_as_asked` or `not_confirmed` with the link where the service says otherwise, or does not say
 */
export async function shortenConfirmed(
  links: Pick<Links, 'shorten' | 'confirm'>,
  request: ShortenRequest,
): Promise<ShortenOutcome> {
  const { how, link: made } = await links.shorten(request);
  if (made.unconfirmed === undefined) return { how, link: made };
  // What was looked up was asked about in passing.
  const link = how === 'found' ? made : await links.confirm(made, request.private);
  const [field] = link.unconfirmed ?? [];
  if (field !== undefined) throw new AppError({ code: 'not_confirmed', field, link });
  return { how, link };
}
