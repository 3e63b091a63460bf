import { areTwins, fits, type LinkFacts } from './link-facts';
import type { LookupContext } from './lookup';
import { quietly } from './quietly';

/** A link that was found, and the list that it was found in. */
interface FoundInList extends LookupContext {
  shortUrls: readonly string[];
  shortUrl: string;
  facts: LinkFacts;
}

/**
 * Switches off the second link that a browser makes when it repeats a request by itself. It can only stand next to the
 * first in a list that has any order. Nothing depends on it: what fails is left.
 */
export async function switchOffTwin(found: FoundInList): Promise<void> {
  const at = found.shortUrls.indexOf(found.shortUrl);
  const neighbours = [found.shortUrls[at - 1], found.shortUrls[at + 1]];
  for (const shortUrl of neighbours) {
    if (shortUrl === undefined) continue;
    await quietly(switchOffIfTwin(found, shortUrl));
  }
}

async function switchOffIfTwin(found: FoundInList, shortUrl: string): Promise<void> {
  const { dependencies, deadline, intent } = found;
  if (await dependencies.history.findByShortUrl(shortUrl)) return;
  const facts = await deadline.within(dependencies.call('getShortUrl', { shortUrl }));
  if (!fits(facts, intent) || !areTwins(facts, found.facts)) return;
  await deadline.within(dependencies.call('disableShortUrl', { shortUrl }));
}
