import { factsOrFailure } from '@/lib/links/facts-of';
import { leadsTo } from '@/lib/links/link-facts';
import type { Lookup, LookupContext } from '@/lib/links/lookup';
import { shortUrlsOfAlias } from '@/lib/links/short-urls-of-alias';
import { reportOf } from '@/lib/model/errors';

/** Looks for a link under the alias that was sent along. An alias that leads elsewhere cannot be ours. */
export async function lookUpAlias(context: LookupContext, alias: string): Promise<Lookup> {
  const { intent, service } = context;
  const { checked } = intent;
  try {
    for (const shortUrl of shortUrlsOfAlias(alias, intent.domain, service)) {
      const facts = await factsOrFailure(context, shortUrl);
      if (facts !== null && leadsTo(facts, intent)) return { state: 'found', link: facts };
    }
    return { state: 'absent', checked };
  } catch (error) {
    return { state: 'untold', checked, cause: reportOf(error) };
  }
}
