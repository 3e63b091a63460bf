import type { LookupContext } from '@/lib/links/lookup';
import { sameUrl } from '@/lib/links/same-url';
import type { Output } from '@/lib/operations/operations';

import { isHarmless } from './tildes';

/** Where a new link leads, compared with what was asked for. */
interface Verdict {
  /** `unknown` when the service does not tell and the spelling may have been damaged on the way. */
  verdict: 'same' | 'altered' | 'unknown';
  /** The address as the service tells it; null where it does not. */
  told: string | null;
}

/** Compares where a new link leads with what was asked for. @param spelling what was sent */
export async function verifyLink(
  { dependencies, deadline }: Pick<LookupContext, 'dependencies' | 'deadline'>,
  made: Output<'createShortUrl'>,
  spelling: string,
): Promise<Verdict> {
  const { shortUrl } = made;
  const told =
    made.originalUrl ??
    (await deadline
      .within(dependencies.call('getShortUrl', { shortUrl }))
      .then((facts) => facts.originalUrl)
      .catch(() => null));
  if (told === null) return { verdict: isHarmless(spelling) ? 'same' : 'unknown', told };
  return { verdict: sameUrl(spelling, told) ? 'same' : 'altered', told };
}
