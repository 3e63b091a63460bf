import { reportOf } from '@/lib/contract/errors';
import type { Intent } from '@/lib/contract/intent';
import type { LinkRecord } from '@/lib/contract/link';

import { fromBothEnds } from './from-both-ends';
import { fits, maybeMadeSince, type LinkFacts } from './link-facts';
import type { Lookup, LookupContext } from './lookup';
import { sameUrl } from './same-url';
import { switchOffTwins } from './switch-off-twins';

/** Links asked about in the history at a time: a list may hold tens of thousands. */
const batch = 200;

/** Links that one attempt inspects: each is a request. */
const usualLimit = 12;

/** Looks for a link whose short part the service picked, among all active ones that were not made here. */
export async function lookUpList(context: LookupContext): Promise<Lookup> {
  const { dependencies, deadline, intent } = context;
  const checked = [...intent.checked];
  let left = dependencies.lookupLimit ?? usualLimit;
  try {
    const { shortUrls, unreadable } = await deadline.within(
      dependencies.call('listActiveShortUrls', {}),
    );
    for await (const shortUrl of strangers(context, fromBothEnds(shortUrls))) {
      if (left === 0) return { state: 'untold', checked };
      left -= 1;
      const facts = await inspect(context, shortUrl);
      if (facts === null) {
        checked.push(shortUrl);
        continue;
      }
      await switchOffTwins({ ...context, shortUrls, shortUrl, facts, twins: [] });
      return { state: 'found', link: { shortUrl, id: facts.id } };
    }
    // What cannot be read could be it.
    return { state: unreadable === undefined ? 'absent' : 'untold', checked };
  } catch {
    return { state: 'untold', checked };
  }
}

/** Those that are not known to be others. */
async function* strangers(
  { dependencies, intent }: LookupContext,
  shortUrls: readonly string[],
): AsyncGenerator<string> {
  const checked = new Set(intent.checked);
  const unchecked = shortUrls.filter((shortUrl) => !checked.has(shortUrl));
  for (let from = 0; from < unchecked.length; from += batch) {
    const some = unchecked.slice(from, from + batch);
    const known = await dependencies.history.findAll(some);
    yield* some.filter((_, i) => !isOther(known[i] ?? null, intent));
  }
}

/** A lost link may have been listed meanwhile, and be remembered as one that was made elsewhere. */
const isOther = (known: LinkRecord | null, intent: Intent): boolean =>
  known !== null &&
  (known.elsewhere !== true ||
    (known.told?.at ?? Infinity) < intent.at ||
    leadsElsewhere(known, intent));

const leadsElsewhere = ({ longUrl }: LinkRecord, intent: Intent): boolean =>
  longUrl !== '' && !sameUrl(intent.longUrl, longUrl);

/** @returns null when it is certainly another link */
async function inspect(
  { dependencies, deadline, intent }: LookupContext,
  shortUrl: string,
): Promise<LinkFacts | null> {
  try {
    const facts = await deadline.within(dependencies.call('getShortUrl', { shortUrl }));
    return fits(facts, intent) && maybeMadeSince(facts, intent.at) ? facts : null;
  } catch (error) {
    // Gone since it was listed. Any other refusal may be meant for all of them alike, and so tells nothing.
    if (reportOf(error).code === 'not_found') return null;
    throw error;
  }
}
