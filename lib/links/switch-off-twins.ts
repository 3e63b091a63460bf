import { areTwins, fits, type LinkFacts } from './link-facts';
import type { LookupContext } from './lookup';
import { quietly } from './quietly';

/** A link that was found, and the list that it was found in. */
interface FoundInList extends LookupContext {
  shortUrls: readonly string[];
  shortUrl: string;
  facts: LinkFacts;
  /** Short URLs of those that were switched off. */
  twins: string[];
}

/** Browsers keep up to six connections to a host, and may repeat a request on each that turns out to be broken. */
const mostRepeats = 6;

/**
 * Switches off the further links that a browser makes when it repeats a request by itself. They can only stand next to
 * the first in a list that has any order. Nothing depends on it: what fails is left.
 */
export async function switchOffTwins(found: FoundInList): Promise<void> {
  const at = found.shortUrls.indexOf(found.shortUrl);
  await quietly(switchOffRow(found, found.shortUrls.slice(0, at).toReversed()));
  await quietly(switchOffRow(found, found.shortUrls.slice(at + 1)));
}

/** @param neighbours nearest first: behind one that is no twin there is none */
async function switchOffRow(found: FoundInList, neighbours: readonly string[]): Promise<void> {
  for (const shortUrl of neighbours.slice(0, mostRepeats)) {
    if (!(await switchOffIfTwin(found, shortUrl))) return;
  }
}

async function switchOffIfTwin(found: FoundInList, shortUrl: string): Promise<boolean> {
  const { dependencies, deadline, intents, intent } = found;
  const known = await dependencies.history.findByShortUrl(shortUrl);
  if (known !== null && known.elsewhere !== true) return false;
  const facts = await deadline.within(dependencies.call('getShortUrl', { shortUrl }));
  if (!fits(facts, intent) || !areTwins(facts, found.facts)) return false;
  // Should the worker end now, whoever looks again must not take the one that may yet be switched off.
  found.twins.push(shortUrl);
  await intents.save({ ...intent, checked: [...intent.checked, ...found.twins] });
  await deadline.within(dependencies.call('disableShortUrl', { shortUrl }));
  // It may have been listed meanwhile.
  await dependencies.history.update(shortUrl, (link) => ({ ...link, status: 'disabled' }));
  return true;
}
