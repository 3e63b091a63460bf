import { reportOf } from '@/lib/contract/errors';

import { isMissing } from './error-kind';
import type { LinkFacts } from './link-facts';
import type { LookupContext } from './lookup';

/** Asks the service about a link. @returns null when there is no such link, undefined when that cannot be told now */
export async function factsOf(
  { dependencies, deadline }: Pick<LookupContext, 'dependencies' | 'deadline'>,
  shortUrl: string,
): Promise<LinkFacts | null | undefined> {
  try {
    return await deadline.within(dependencies.call('getShortUrl', { shortUrl }));
  } catch (error) {
    return isMissing(reportOf(error)) ? null : undefined;
  }
}
