import type { Output } from '@/lib/contract/operations';

import type { LookupContext } from './lookup';
import { sameUrl } from './same-url';
import { isHarmless } from './tildes';

/**
 * Compares where a new link leads with what was asked for.
 * @param spelling what was sent
 * @returns `unknown` when the service does not tell and the spelling may have been damaged on the way
 */
export async function verifyLink(
  { dependencies, deadline }: Pick<LookupContext, 'dependencies' | 'deadline'>,
  made: Output<'createShortUrl'>,
  spelling: string,
): Promise<'same' | 'altered' | 'unknown'> {
  const { shortUrl } = made;
  const told =
    made.originalUrl ??
    (await deadline
      .within(dependencies.call('getShortUrl', { shortUrl }))
      .then((facts) => facts.originalUrl)
      .catch(() => null));
  if (told === null) return isHarmless(spelling) ? 'same' : 'unknown';
  return sameUrl(spelling, told) ? 'same' : 'altered';
}
