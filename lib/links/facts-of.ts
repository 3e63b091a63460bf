import { reportOf } from '@/lib/model/errors';

import { isMissing } from './error-kind';
import type { LinkFacts } from './link-facts';
import type { LookupContext } from './lookup';

type Context = Pick<LookupContext, 'dependencies' | 'deadline'>;

/** Asks the service about a link. @returns null when there is no such link @throws why that cannot be told now */
export async function factsOrFailure(
  { dependencies, deadline }: Context,
  shortUrl: string,
): Promise<LinkFacts | null> {
  try {
    return await deadline.within(dependencies.call('getShortUrl', { shortUrl }));
  } catch (error) {
    if (isMissing(reportOf(error))) return null;
    throw error;
  }
}

/** The same for whoever goes on all the same: undefined when it cannot be told now. */
export const factsOf = async (
  context: Context,
  shortUrl: string,
): Promise<LinkFacts | null | undefined> =>
  factsOrFailure(context, shortUrl).catch(() => undefined);
